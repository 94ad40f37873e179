import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = (say: Say) => {
  const { answering, facts, prices, terms, times, towns } = say;
  const { availability } = answering;
  const site = prices.instantWebsites;
  const { demos } = facts.clients;

  return {
    label: "Home",
    meta: {
      title: `Siti web e pubblicità per piccole imprese, ${towns}`,
      description: `Un sito in ${times.instantWebsites}, ${site.from}. Una landing page, ${prices.landingPages.card.price}. La pubblicità, ${prices.ads.card.price}. Prezzi scritti, ${terms.vat}, e consulenza gratuita.`,
    },
    hero: {
      kicker: `Agenzia digitale di ${towns}`,
      title: "Fatti trovare da chi",
      accent: "ti sta già cercando",
      lede: `Siti, pubblicità su Google e Facebook e un centralino che risponde ${availability}, per piccole e medie imprese. Prezzi scritti.`,
      offer: [
        { figure: site.from, note: `un sito ${terms.units.project}, ${terms.vat}` },
        { figure: say.euro(facts.offers.threeMonths.price), note: `una landing page per ${times.threeMonths}` },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      pictureAlt: "Quattro riquadri: un disco spezzato, barre che crescono, un arco e una freccia nel bersaglio",
      startNow: "Inizia ora",
      learnMore: "Scopri di più",
      flip: { words: ["Velocità", "Successo"], back: "Clicca per tornare all’immagine", turn: "Gira l’immagine" },
    },
    card: {
      turn: "Gira la scheda",
      turnBack: "Rigira la scheda",
      learnMore: "Scopri di più",
      call: "Chiama ora",
      availability: answering.hasAssistant
        ? `Risposta automatica ${availability}`
        : `Rispondiamo ${answering.officeHours}`,
      sendMessage: "Invia messaggio",
      sendMessageOrVoice: "Invia messaggio o vocale",
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
      text: "Sai sempre cosa facciamo e quanto costa.",
      steps: [
        { title: "Analisi", text: "Partiamo dai tuoi clienti e dai tuoi numeri." },
        { title: "Strategia", text: "Un piano con tempi e costi, da approvare." },
        { title: "Realizzazione", text: "Prepariamo sito, annunci e misurazione." },
        { title: "Ottimizzazione", text: "Il budget va dove arrivano le richieste." },
      ],
    },
    clients: {
      title: demos.length > 0 ? "Siti e clienti" : "I nostri clienti",
      text: demos.length > 0 ? "Apri un sito dal telefono, come farebbe chi ti cerca." : "",
      visit: "Visita il sito",
      sample: "Lavori d’esempio.",
    },
    faq: {
      title: "Domande frequenti",
      items: [
        {
          question: "Quali servizi offrite?",
          answer: `Siti, landing page, lead generation, promozione di e-commerce, pubblicità, analisi, il centralino RispondiSubito e Flipping Catalog. In italiano, in inglese o in entrambe le lingue; RispondiSubito solo in ${answering.rispondiSubitoSpeaks}.`,
        },
        {
          question: "Come si comincia?",
          answer: `Con una consulenza gratuita: ${facts.links.calendar ? "la prenoti sul calendario, chiami" : "chiami"} il ${answering.mainNumber} o ci scrivi. Il preventivo arriva entro ${times.quote}.`,
        },
        {
          question: "In quanto tempo si parte?",
          answer: `Un sito è online in ${times.instantWebsites}, una landing page in ${times.landingPages}. Le campagne partono in ${times.activation} da quando approvi ${terms.approved}; di norma, anche gli altri servizi.`,
        },
        {
          question: "Come misurate i risultati?",
          answer: `Per gli annunci, con un report ${times.report}: da dove arrivano le richieste tracciabili, e quanto costano.`,
        },
      ],
    },
    testimonials: { title: "Dicono di noi" },
    feed: { title: "Dai nostri social" },
  } satisfies Words;
};
