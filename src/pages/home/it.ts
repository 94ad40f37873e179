import { capitalize, NBSP } from "../../facts/format.ts";
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
      availability: answering.hasAssistant
        ? `Assistente ${availability}, una${NBSP}persona in orario d’ufficio`
        : `Rispondiamo ${answering.officeHours}`,
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
        {
          title: "Analisi",
          text: "Ci dici quali lavori vuoi di più, e guardiamo che cosa hai già.",
        },
        { title: "Strategia", text: "Ricevi un piano con tempi e costi. Lo correggi, e parte solo quando lo approvi." },
        {
          title: "Realizzazione",
          text: "Costruiamo pagine e annunci, e da subito contiamo telefonate, messaggi e ordini.",
        },
        { title: "Ottimizzazione", text: "Il budget va dove arrivano le richieste, e quello che non rende si spegne." },
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
          answer: `Facciamo siti, landing page, annunci, lead generation, promozione e-commerce, analisi e report, e i cataloghi da sfogliare Flipping Catalog: tutto ${terms.inLanguages}. RispondiSubito risponde al telefono, solo in ${answering.rispondiSubitoSpeaks}. La SEO è l’unico servizio su preventivo.`,
        },
        {
          question: "Come si comincia?",
          answer: `Con una consulenza gratuita: ${facts.links.calendar ? "la prenoti sul calendario, chiami" : "chiami"} il ${answering.mainNumber} o ci scrivi. Il preventivo arriva entro ${times.quote}.`,
        },
        {
          question: "In quanto tempo si parte?",
          answer: `Un sito è online in ${times.instantWebsites}, una landing page in ${times.landingPages}. Le campagne partono in ${times.activation} dal tuo sì a ${terms.approved}; per gli altri servizi, di solito, servono gli stessi giorni.`,
        },
        {
          question: "Come misurate i risultati?",
          answer: `Contiamo telefonate, messaggi e ordini che si possono tracciare. ${capitalize(times.report)} un report ti dice da dove arrivano e quanto è costato ognuno.`,
        },
      ],
    },
    testimonials: { title: "Dicono di noi" },
    feed: { title: "Dai nostri social" },
  } satisfies Words;
};
