import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = (say: Say) => {
  const { answering, facts, price, prices, terms, times, towns } = say;
  const { availability } = answering;
  const site = prices.instantWebsites;
  const { demos } = facts.clients;

  return {
    label: "Home",
    meta: {
      title: `Siti web e pubblicità per piccole imprese, ${towns}`,
      description: `Un sito in ${times.instantWebsites}, ${site.from}. Una landing page, ${prices.landingPages.card.price}. La pubblicità, ${prices.ads.card.price}. ${capitalize(terms.vat)}; la consulenza è gratuita.`,
    },
    hero: {
      kicker: `Agenzia digitale di ${towns}`,
      title: "Fatti trovare da chi",
      accent: "ti sta già cercando",
      lede: "Facciamo siti, annunci su Google e Facebook e un centralino che risponde quando tu non puoi. Quanto costa lo leggi qui, prima di chiamarci.",
      offer: [
        { figure: site.from, note: `un sito con ${times.support} di assistenza, ${terms.vat}` },
        { figure: price("shortPlan"), note: `una landing page per ${times.shortPlan}` },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      drawingAlt: "Quattro riquadri: un disco spezzato, barre che crescono, un arco e una freccia nel bersaglio",
      startNow: "Inizia ora",
      learnMore: "Scopri di più",
      flip: { words: ["Velocità", "Successo"], back: "Clicca per tornare all’immagine", turn: "Gira l’immagine" },
    },
    card: {
      turn: "Gira la scheda",
      turnBack: "Rigira la scheda",
      learnMore: "Scopri di più",
      call: "Chiama ora",
      availability: answering.hasAssistant ? `Rispondiamo ${availability}` : `Rispondiamo ${answering.officeHours}`,
      sendMessage: "Invia messaggio",
      sendMessageOrVoice: "Invia messaggio o vocale",
    },
    starts: {
      text: "Hai già una cifra in mente?",
      link: "Guarda che cosa compri",
    },
    missing: {
      text: "La pagina che cercavi non c’è. Ti abbiamo portato alla home.",
      close: "Chiudi l’avviso",
    },
    statistics: {
      title: "I nostri numeri",
      clients: "clienti soddisfatti",
      campaigns: "campagne gestite",
      roi: "ROI medio delle campagne",
      roiBasis: terms.roiBasis,
      experience: "anni di esperienza di chi ha fondato l’agenzia",
    },
    method: {
      title: "Come lavoriamo",
      text: "Prima del tuo sì non paghi niente.",
      steps: [
        { title: "Analisi", text: "Quali lavori vuoi di più? E che cosa hai già?" },
        { title: "Strategia", text: "Un piano con tempi e costi, corretto finché ti convince." },
        { title: "Realizzazione", text: "Facciamo pagine e annunci, e contiamo telefonate, messaggi e ordini." },
        { title: "Ottimizzazione", text: "Quello che non rende si spegne." },
      ],
    },
    clients: {
      title: demos.length > 0 ? "Siti e clienti" : "I nostri clienti",
      text: demos.length > 0 ? "Aprili dal telefono, come chi ti cerca." : "",
      visit: "Visita il sito",
      sample: "Lavori d’esempio.",
    },
    faq: {
      title: "Domande frequenti",
      items: [
        {
          question: "Quali servizi offrite?",
          answer: `Siti, pagine, annunci, report, cataloghi da sfogliare, ${terms.inLanguages}. E un centralino che parla ${answering.rispondiSubitoSpeaks}.`,
        },
        {
          question: "Come si comincia?",
          answer: `Con una consulenza gratuita di ${times.consultation}. Il preventivo arriva entro ${times.quote}.`,
        },
        {
          question: "In quanto tempo si parte?",
          answer: `Un sito è online in ${times.instantWebsites}, una landing page in ${times.landingPages}. Il resto parte in ${times.activation} dal tuo sì.`,
        },
        {
          question: "Come misurate i risultati?",
          answer: `Contiamo telefonate, messaggi e ordini. ${capitalize(times.report)} leggi da dove arrivano e quanto è costato ognuno. Chi viene di persona, quello non lo vediamo.`,
        },
      ],
    },
    testimonials: { title: "Dicono di noi" },
    feed: { title: "Dai nostri social" },
  } satisfies Words;
};
