import { NBSP, quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts, price, terms, times }: Say) => {
  const { approved, inLanguages, vat } = terms;
  const corrections = quantity(facts.landingPages.corrections, "correzione compresa", "correzioni comprese");

  return {
    label: "Landing page professionali",
    menuText: "Una pagina, un obiettivo",
    meta: {
      title: `Landing page professionali: online in ${times.landingPages}`,
      description: `Una pagina sola per chi arriva dai tuoi annunci, con hosting, SSL, statistiche e aggiornamenti inclusi: ${price("shortPlan")} per ${times.shortPlan}, IVA esclusa. Guarda com’è fatta.`,
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
        { figure: price("shortPlan"), note: `per ${times.shortPlan}, ${vat}` },
        { figure: times.landingPages, note: "ed è online" },
        { figure: "Inclusi", note: "hosting, SSL, statistiche, aggiornamenti" },
      ],
      plans: "Guarda formule e prezzi",
      drawingAlt: "Una pagina in cui ogni riga porta all’unico pulsante",
    },
    site: "Guarda i siti.",
    why: {
      title: `Perché non basta la${NBSP}tua${NBSP}home`,
      text: "Chi arriva da un annuncio ha una domanda sola. Nella home trova il menu, la storia, le foto, e se ne va. Qui trova la risposta, e il pulsante per chiamarti sotto il pollice.",
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
        { title: "La promessa", text: "Ripete l’annuncio, così chi arriva sa di essere nel posto giusto." },
        { title: "L’offerta", text: "Che cosa si riceve, a che prezzo e fino a quando, senza dover telefonare." },
        { title: "Le prove", text: "Un lavoro finito e una recensione convincono più di dieci aggettivi." },
        { title: "Le risposte", text: "Ai dubbi che senti sempre al telefono." },
        { title: "Il pulsante", text: "Scorri quanto vuoi: resta sotto il pollice." },
      ],
    },
    included: {
      title: "Già nel prezzo",
      items: [
        { title: "Hosting", text: "Sta sui nostri server, e tu non configuri niente." },
        { title: "Certificato SSL", text: "Nessun avviso «non sicuro» sull’offerta." },
        { title: "Analytics", text: "Quante persone arrivano, e quante ti contattano." },
        { title: "Aggiornamenti", text: "Finisce la promozione? Ce lo dici, e la pagina cambia." },
      ],
    },
    process: {
      title: `In ${times.landingPages}, passo per passo`,
      steps: {
        briefing: {
          title: "Intervista e briefing",
          text: "Cosa offri, a chi, e che cosa vogliono sapere prima di chiamarti.",
        },
        development: {
          title: "Design e sviluppo",
          text: `La scriviamo e la costruiamo partendo dal telefono, ${inLanguages}.`,
        },
        review: {
          title: "Revisione e modifiche",
          text: `Prima che vada online hai ${corrections}; ogni altra costa ${price("correction")}.`,
        },
        publication: { title: "Pubblicazione", text: "Da qui in poi lavora la pagina." },
      },
    },
    questions: {
      title: "Tempi e risultati",
      items: {
        activation: {
          question: "In quanto tempo è pronta?",
          answer: `In ${times.landingPages}, intervista compresa. Se vuoi anche gli annunci, partono in ${times.activation} dal tuo sì a ${approved}.`,
        },
        results: {
          question: "Come misurate i risultati?",
          answer: "Contiamo visite e richieste, e da quale annuncio vengono.",
        },
      },
    },
    cta: {
      title: "Qual è la tua offerta migliore?",
      text: "Dilla come la diresti a un cliente al banco: ne facciamo una pagina.",
      button: "Raccontaci la tua offerta",
    },
  } satisfies Words;
};
