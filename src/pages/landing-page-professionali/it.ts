import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, facts, terms, times }: Say) => {
  const { approved, late, madeIn, stepDays, vat } = terms;
  const { timeline } = facts.delivery.landingPages;
  const { threeMonths } = facts.offers;

  return {
    label: "Landing page professionali",
    menuText: "Una pagina, un obiettivo",
    meta: {
      title: `Landing page professionali: online in ${times.landingPages}`,
      description: `Una pagina sola per chi arriva dai tuoi annunci, con hosting, SSL, statistiche e aggiornamenti inclusi: ${euro(threeMonths.price)} per ${times.threeMonths}, IVA esclusa. Guarda com’è fatta.`,
      service: {
        type: "Landing page professionali",
        description: `Progettazione e pubblicazione di landing page in ${times.landingPages}, con hosting, certificato SSL, statistiche e aggiornamenti inclusi.`,
      },
    },
    hero: {
      kicker: "Landing page professionali",
      title: "Una pagina con un solo compito:",
      accent: "farti chiamare",
      lede: "Chi tocca il tuo annuncio trova l’offerta che cercava, e il pulsante per contattarti.",
      offer: [
        { figure: euro(threeMonths.price), note: `per ${times.threeMonths}, ${vat}` },
        { figure: times.landingPages, note: "ed è online" },
        { figure: "Inclusi", note: "hosting, SSL, statistiche, aggiornamenti" },
      ],
      plans: "Guarda formule e prezzi",
      pictureAlt: "Una pagina in cui ogni riga porta all’unico pulsante",
    },
    why: {
      title: `Perché non basta la${NBSP}tua${NBSP}home`,
      text: "Chi arriva da un annuncio ha una domanda sola. Nella home trova il menu, la storia, le foto, e se ne va. La landing page gli risponde e lo invita a contattarti.",
      map: {
        alt: "Una mappa con due linee: quella della home si perde tra le fermate, quella della landing page arriva dritta alla chiamata.",
        home: "Home page",
        stops: ["Menu", "Storia", "Galleria", "Blog"],
        landing: "Landing page",
        end: "Chiama",
      },
    },
    anatomy: {
      title: "Com’è fatta una pagina che convince",
      parts: [
        { title: "La promessa", text: "Le stesse parole dell’annuncio, in una riga." },
        { title: "L’offerta", text: "Cosa si riceve, a quali condizioni." },
        { title: "Le prove", text: "Un lavoro finito, una recensione." },
        { title: "Le risposte", text: "I dubbi che senti al telefono, sciolti prima." },
        { title: "Il pulsante", text: "Una chiamata, a portata di pollice." },
      ],
    },
    included: {
      title: "Già nel prezzo",
      items: [
        { title: "Hosting", text: "Sui nostri server: non configuri niente." },
        { title: "Certificato SSL", text: "Nessun avviso «non sicuro»." },
        { title: "Analytics", text: "Quante persone arrivano e quante ti contattano." },
        { title: "Aggiornamenti", text: "Finisce la promozione? La pagina cambia." },
      ],
    },
    process: {
      title: `In ${times.landingPages}, passo per passo`,
      steps: [
        {
          day: stepDays(timeline.briefing),
          title: "Intervista e briefing",
          text: "Cosa offri, a chi, e cosa ti chiedono prima.",
        },
        {
          day: stepDays(timeline.development),
          title: "Design e sviluppo",
          text: `Scriviamo e costruiamo, partendo dal telefono. ${madeIn}`,
        },
        {
          day: stepDays(timeline.review),
          title: "Revisione e modifiche",
          text: "Segni cosa non va, e correggiamo.",
        },
        {
          day: stepDays(timeline.publication),
          title: "Pubblicazione",
          text: "Va online, e comincia a contare visite e richieste.",
        },
      ],
    },
    questions: {
      title: "Tempi e risultati",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo è pronta?",
          answer: `In ${times.landingPages}, intervista compresa. ${late} Se vuoi anche gli annunci, partono in ${times.activation} da quando approvi ${approved}.`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer: "Contiamo visite e richieste, annuncio per annuncio dove si può.",
        },
      ],
    },
    cta: {
      title: "Qual è la tua offerta migliore?",
      text: "Dilla come la diresti a un cliente al banco: ne facciamo una pagina.",
      button: "Raccontaci la tua offerta",
    },
  } satisfies Words;
};
