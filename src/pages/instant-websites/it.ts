import { NBSP, plural, quantity, range } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({
  facts,
  startingPrice,
  keeps,
  nextPrice,
  shortNote,
  supportEnd,
  times,
  priceLine,
  vat,
  websiteIncludes,
}: Say) => {
  const { days, timeline } = facts.delivery.instantWebsites;
  const { yearlyChanges } = facts.websites;
  const next = nextPrice("instantWebsites");

  return {
    label: `Siti in ${times.instantWebsites}`,
    menuText: `Un sito completo, con ${times.support} di assistenza`,
    meta: {
      title: `Sito web in ${times.instantWebsites}, ${startingPrice("instantWebsites")}`,
      description: `Il tuo sito online in ${times.instantWebsites}, con ${times.support} di assistenza e ${yearlyChanges} piccole modifiche nel prezzo: ${priceLine("instantWebsites")}, IVA esclusa.`,
      imageAlt: "Il titolo della pagina accanto a un fulmine che trasforma un disegno in un sito",
      service: {
        type: "Siti web chiavi in mano",
        description: `Realizzazione di siti web in ${times.instantWebsites}, con assistenza per ${times.support} e un pacchetto annuale di modifiche incluso nel prezzo.`,
      },
    },
    hero: {
      kicker: "Siti chiavi in mano",
      title: "Oggi partiamo.",
      accent: `Tra ${times.instantWebsites} il${NBSP}tuo sito è${NBSP}online.`,
      lede: `Un sito professionale, pensato per la tua attività, con ${websiteIncludes} nel${NBSP}prezzo.`,
      offer: [
        { figure: startingPrice("instantWebsites"), note: shortNote("instantWebsites") },
        { figure: times.instantWebsites, note: "dall’analisi al lancio" },
        { figure: `${yearlyChanges}${NBSP}modifiche`, note: `e ${times.support} di assistenza` },
      ],
      pictureAlt: "Composizione geometrica: un fulmine trasforma il disegno di una pagina nel sito finito",
    },
    timeline: {
      title: "Il calendario del tuo sito",
      text: "Sai sempre a che punto siamo e cosa ci serve da te.",
      steps: [
        {
          day: `Giorno${NBSP}${range(timeline.analysis)}`,
          title: "Analisi delle esigenze",
          text: "Ci racconti il mestiere, i clienti, i concorrenti. Raccogliamo i tuoi testi e le tue foto e decidiamo cosa deve ottenere il sito.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.planning)}`,
          title: "Progettazione",
          text: "Definiamo pagine, contenuti e grafica. Vedi il progetto prima che diventi un sito.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.development)}`,
          title: "Sviluppo",
          text: "Costruiamo le pagine, sistemiamo testi e foto, proviamo tutto sul telefono e sul computer.",
        },
        {
          day: `Giorno${NBSP}${range(timeline.launch)}`,
          title: "Lancio",
          text: "Un ultimo controllo con te, poi il sito è online.",
        },
      ],
    },
    online: {
      title: "Quando sei online?",
      text: "Scegli il giorno in cui cominciamo. La data la calcola il tuo calendario.",
      start: "Cominciamo",
      result: "Il giorno in cui sei online",
      tomorrow: "domani",
      time: `in ${times.instantWebsites}`,
      online: "e sei online",
      note: "Si comincia in un giorno lavorativo. Poi si contano tutti i giorni, anche festivi.",
      examples: { caption: "Tre esempi", columns: ["Cominciamo", "Sei online"] },
    },
    benefits: {
      title: "Cosa compri, e cosa viene dopo",
      text: `Sito e assistenza in un prezzo solo: ${priceLine("instantWebsites")}, ${vat}.`,
      items: [
        {
          figure: times.instantWebsites,
          title: "Sviluppo rapido",
          text: "La stagione comincia, e il sito c’è già.",
        },
        {
          figure: times.support,
          title: "Assistenza annuale",
          text: "Anche dopo il lancio ci siamo noi. Chiami o scrivi, e ce ne occupiamo.",
        },
        {
          figure: quantity(yearlyChanges, "modifica", "modifiche"),
          title: "Modifiche incluse nel prezzo",
          text: "Il pacchetto annuale di modifiche, per le cose piccole: il menu nuovo, gli orari d’agosto, la persona appena entrata in squadra.",
        },
      ],
      ...(next && {
        after: { figure: next, text: `Dopo i ${times.support}, solo se continui, ${vat}. ${keeps}` },
      }),
    },
    included: {
      title: "Cosa comprende",
      text: `Ogni parte serve a farti contattare. Nel prezzo ci sono anche ${websiteIncludes}, per ${times.support}.`,
      items: [
        `Cosa fai e per${NBSP}chi, nelle prime righe`,
        "Pagine comode da leggere sul telefono",
        "Il pulsante per chiamare e quello per WhatsApp",
        "Orari, indirizzo e mappa",
        "Titoli e descrizioni scritti per chi cerca su Google",
        "Il conteggio di visite e richieste",
      ],
    },
    questions: {
      title: "Le domande più frequenti",
      items: [
        {
          topic: "activation",
          question: `${plural(days, "È", "Sono")} davvero ${times.instantWebsites}?`,
          answer: `Sì. Si contano dal primo giorno di analisi, quello in cui ne parliamo. Porta foto e informazioni, e rispondi quando ti mostriamo il progetto.`,
        },
        {
          question: `E dopo i ${times.support}?`,
          answer: supportEnd,
        },
        {
          topic: "results",
          question: "Come si misurano i risultati di un sito?",
          answer:
            "Il sito conta le visite e chi ti contatta, dal numero, da WhatsApp o dalla mappa. Così vedi quali pagine funzionano.",
        },
      ],
    },
    cta: {
      title: "Quando vuoi essere online?",
      text: "Raccontaci che lavoro fai. Ti spieghiamo cosa serve per cominciare e quando saresti online.",
      button: "Parliamo del tuo sito",
    },
  } satisfies Words;
};
