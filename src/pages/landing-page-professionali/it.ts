import { NBSP, range } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ approved, euro, facts, planEnd, planGoesOn, plansPaid, rowNames, times }: Say) => {
  const { timeline } = facts.delivery.landingPages;
  const { oneYear, threeMonths } = facts.offers;

  return {
    label: "Landing page professionali",
    menuText: "Una pagina, un obiettivo",
    meta: {
      title: `Landing page in ${times.landingPages}`,
      description: `Landing page professionali pronte in ${times.landingPages}, con hosting, SSL, statistiche e aggiornamenti inclusi: ${euro(threeMonths.price)} per ${times.threeMonths}, IVA esclusa.`,
      imageAlt: "Il titolo della pagina accanto a un manifesto con un solo grande pulsante",
      service: {
        type: "Landing page professionali",
        description: `Progettazione e pubblicazione di landing page in ${times.landingPages}, con hosting, certificato SSL, statistiche e aggiornamenti inclusi.`,
      },
    },
    hero: {
      kicker: "Landing page professionali",
      title: "Una pagina.",
      accent: "Un solo obiettivo.",
      lede: `Chi tocca il tuo annuncio arriva dove deve: un’offerta chiara, un pulsante, una telefonata.`,
      offer: [
        {
          figure: euro(threeMonths.price),
          note: `per ${times.threeMonths}, IVA esclusa`,
        },
        { figure: times.landingPages, note: "ed è online" },
        { figure: "Inclusi", note: "hosting, SSL, statistiche, aggiornamenti" },
      ],
      plans: "Guarda formule e prezzi",
      pictureAlt: "Composizione geometrica: una pagina in cui ogni riga porta all’unico pulsante",
    },
    why: {
      title: `Perché non basta la${NBSP}tua${NBSP}home`,
      text: "Chi arriva da un annuncio ha in testa una domanda sola. Nella home trova il menu, la storia dell’azienda, le foto del capannone, e se ne va. La landing page riprende la promessa dell’annuncio, la dimostra e chiede una cosa soltanto: contattarti.",
      map: {
        alt: "Una mappa con due linee: quella della home si perde tra le fermate, quella della landing page arriva dritta alla chiamata.",
        home: "Home page",
        stops: ["Menu", "Storia", "Galleria", "Blog"],
        landing: "Landing page",
        end: "Chiama",
      },
    },
    included: {
      title: "Già nel prezzo",
      items: [
        {
          title: "Hosting",
          text: "La pagina sta sui nostri server. Non devi comprare né configurare niente.",
        },
        {
          title: "Certificato SSL",
          text: "Connessione cifrata, senza avvisi «non sicuro».",
        },
        {
          title: "Analytics",
          text: "Quante persone arrivano, da dove, e quante ti contattano.",
        },
        {
          title: "Aggiornamenti",
          text: "Cambia il prezzo, finisce la promozione, arriva una foto migliore? La pagina si aggiorna.",
        },
      ],
    },
    process: {
      title: "Dal racconto alla pubblicazione",
      text: `In ${times.landingPages}. Il giorno ${timeline.briefing[0]} racconti, il giorno ${timeline.review[0]} rileggi. Al resto pensiamo noi.`,
      steps: [
        {
          day: `Giorno${NBSP}${range(timeline.briefing)}`,
          title: "Intervista e briefing",
          text: "Cosa offri, a chi, e cosa ti chiedono sempre i clienti prima di dire di sì.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.development)}`,
          title: "Design e sviluppo",
          text: "Scriviamo, disegniamo e costruiamo la pagina, partendo da come si vede sul telefono.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.review)}`,
          title: "Revisione e modifiche",
          text: "La rileggi e ci dici cosa non va. La correggiamo.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.publication)}`,
          title: "Pubblicazione",
          text: "La pagina va online, con il tracciamento attivo, pronta a ricevere i tuoi annunci.",
        },
      ],
    },
    anatomy: {
      title: "Com’è fatta una pagina che convince",
      parts: [
        {
          title: "La promessa",
          text: "Le stesse parole dell’annuncio, in una riga. Chi arriva capisce di essere nel posto giusto.",
        },
        {
          title: "L’offerta",
          text: "Cosa riceve, a quali condizioni, entro quando.",
        },
        {
          title: "Le prove",
          text: "Un lavoro finito, una recensione, un volto. I fatti pesano più degli aggettivi.",
        },
        {
          title: "Le risposte",
          text: "I dubbi che senti ogni giorno al telefono, sciolti prima che diventino un «ci penso».",
        },
        {
          title: "Il pulsante",
          text: "Un gesto solo per chiamare, scrivere o prenotare, sempre a portata di pollice.",
        },
      ],
    },
    questions: {
      title: "Tempi e risultati",
      items: [
        {
          topic: "activation",
          question: "In quanto tempo è pronta?",
          answer: `In ${times.landingPages}, dall’intervista alla pubblicazione. Se vuoi portarci traffico con gli annunci, la campagna parte in ${times.activation} da quando approvi ${approved}.`,
        },
        {
          question: "Come si paga, e come finisce?",
          answer: planEnd,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer:
            "Contiamo quante persone arrivano e quante ti contattano. Le statistiche distinguono gli annunci, così scopri quale ti ha portato la richiesta.",
        },
      ],
    },
    prices: [
      { term: rowNames.price, text: `${euro(threeMonths.price)} per ${times.threeMonths}` },
      { term: "Oppure", text: `${euro(oneYear.price)} per ${times.oneYear}` },
      { term: rowNames.paid, text: plansPaid },
      { term: rowNames.next, text: planGoesOn },
    ],
    cta: {
      title: "Qual è la tua offerta migliore?",
      text: "Dilla a noi come la diresti a un cliente al banco. Ne facciamo una pagina.",
      button: "Raccontaci la tua offerta",
    },
  } satisfies Words;
};
