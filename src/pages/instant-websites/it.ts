import { capitalize, NBSP, quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts, prices, terms, times }: Say) => {
  const { websiteIncludes } = terms;
  const { card, from, note } = prices.instantWebsites;
  const timeline = facts.delivery.instantWebsites;
  const { pages, yearlyChanges } = facts.websites;
  const { supportMonths } = facts.delivery;
  const ofPages = quantity(pages, "pagina", "pagine");
  const changes = quantity(yearlyChanges, "modifica", "modifiche");

  return {
    label: `Siti in ${times.instantWebsites}`,
    menuText: `Un sito completo, con ${times.support} di assistenza`,
    meta: {
      title: `Sito web in ${times.instantWebsites}, ${from}`,
      description: `Il tuo sito online in ${times.instantWebsites}, con ${times.support} di assistenza e ${quantity(yearlyChanges, "piccola modifica", "piccole modifiche")} nel prezzo: ${card.price}, IVA esclusa.`,
      service: {
        type: "Siti web chiavi in mano",
        description: `Realizzazione di siti web in ${times.instantWebsites}, con assistenza per ${times.support} e un pacchetto annuale di modifiche incluso nel prezzo.`,
      },
    },
    hero: {
      kicker: "Siti chiavi in mano",
      title: `Il tuo sito online in${NBSP}${times.instantWebsites},`,
      accent: "weekend compreso",
      lede: `${ofPages} per la tua attività, con ${websiteIncludes} nel${NBSP}prezzo. Il sito è tuo.`,
      offer: [
        { figure: from, note },
        { figure: times.instantWebsites, note: "primo incontro compreso" },
        { figure: changes, note: `e ${times.support} di assistenza` },
      ],
      drawingAlt: "Un fulmine trasforma il disegno di una pagina nel sito finito",
    },
    moves: `Il prezzo minimo comprende ${ofPages}, con testi e foto tuoi che ci mandi entro il giorno ${timeline.analysis[1]}.`,
    timeline: {
      title: "Il tuo sito, giorno per giorno",
      text: "Si parte dal primo incontro di lavoro, dopo la conferma.",
      steps: {
        analysis: { title: "Analisi delle esigenze", text: "Ci racconti mestiere e clienti, e ci mandi testi e foto." },
        planning: { title: "Progettazione", text: "Vedi pagine e grafica prima che diventino un sito." },
        development: { title: "Sviluppo", text: "Costruiamo le pagine e le proviamo sul telefono." },
        launch: { title: "Lancio", text: "Lo riguardi con noi un’ultima volta, poi è online." },
      },
      online: {
        title: "Quando sei online?",
        start: "Cominciamo",
        result: "Il giorno in cui sei online",
        tomorrow: "domani",
        time: `in ${times.instantWebsites}`,
        online: "e il sito è online",
        note: "Si comincia in un giorno lavorativo. Poi contano tutti, anche i festivi.",
        send: "Mandaci queste date su WhatsApp",
        examples: { caption: `Tre esempi: online in ${times.instantWebsites}`, columns: ["Cominciamo", "Sei online"] },
      },
    },
    included: {
      title: "Cosa comprende",
      text: `${capitalize(websiteIncludes)} sono pagati per ${times.support}, dal giorno in cui va online. Il dominio ce l’hai già? Teniamo il tuo.`,
      items: [
        `Cosa fai e per${NBSP}chi, nelle prime righe`,
        "Pagine comode da leggere sul telefono",
        "I pulsanti per chiamare e per WhatsApp",
        "Orari, indirizzo e mappa",
        "Titoli e descrizioni per chi cerca su Google",
        "Il conteggio di visite e richieste",
      ],
    },
    benefits: {
      title: "Cosa compri, e cosa viene dopo",
      items: [
        { figure: times.instantWebsites, title: "Sviluppo rapido", text: "Contano anche sabato e domenica." },
        {
          figure: times.support,
          title: supportMonths === 12 ? "Assistenza annuale" : "Assistenza",
          text: "Chiami o scrivi, e ci pensiamo noi.",
        },
        {
          figure: changes,
          title: "Modifiche nel prezzo",
          text: "Il pacchetto è annuale. Scrivi «cambia gli orari» o «ecco il menu nuovo», e lo facciamo.",
        },
      ],
    },
    questions: {
      title: "Prima di cominciare",
      items: {
        activation: {
          question: `Sarà davvero online in ${times.instantWebsites}?`,
          answer: `Sì, se testi e foto arrivano entro il giorno ${timeline.analysis[1]} e approvi il progetto il giorno ${timeline.planning[1]}.`,
        },
        results: {
          question: "Come si misurano i risultati?",
          answer: "Il sito conta le visite e quanti, da lì, chiamano, scrivono o aprono la mappa.",
        },
      },
    },
    cta: {
      title: "Che lavoro fai?",
      text: "Ti diciamo cosa serve e in che giorno saresti online.",
      button: "Chiedi un preventivo",
    },
  } satisfies Words;
};
