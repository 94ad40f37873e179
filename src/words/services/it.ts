import { quantity } from "../../facts/format.ts";
import type { Say } from "../say.ts";
import type { ServiceCardsWords } from "./words.ts";

export const it = (say: Say) => {
  const { answering, facts, prices, terms, times } = say;
  const { answered, assistantSpeaks, availability, hasAssistant, officeHours, peopleSpeak } = answering;
  const person = `una persona, in ${peopleSpeak}, ${officeHours}`;

  return {
    title: "Scegli da dove cominciare",
    text: `${terms.vatNote} ${terms.fromMeans}`,
    cards: [
      {
        title: "Lead generation",
        description: "Richieste da chi ti sta cercando.",
        icon: "target",
        ...prices.leadGeneration.card,
        time: `di norma prime richieste entro ${times.prospects} dal lancio`,
        features: ["Pubblico scelto per zona", "Il costo di ogni richiesta"],
        path: "services/lead-generation",
        details: {
          text: "Ti trova chi ha bisogno di te adesso, nella tua zona. Report compreso.",
          link: "Come arrivano le richieste",
        },
      },
      {
        title: "Promozione e-commerce",
        description: "Più ordini, margini sotto controllo.",
        icon: "cart",
        ...prices.ecommerce.card,
        time: `attiva in ${times.activation}`,
        features: ["Annunci sui prodotti che rendono", "Carrelli abbandonati da recuperare"],
        path: "services/ecommerce",
        details: {
          text: "Porta in negozio chi è pronto a comprare e recupera chi si è fermato alla cassa. Report compreso.",
          link: "Come far crescere gli ordini",
        },
      },
      {
        title: "Pubblicità online",
        description: "Annunci su Google e Facebook.",
        icon: "megaphone",
        ...prices.ads.card,
        time: `attiva in ${times.activation}`,
        terms: terms.feeTerms,
        features: ["Costi scritti prima di partire", "Niente parte senza il tuo sì"],
        path: "services/ads",
        details: {
          text: "Per chi ha già sito e account: scriviamo e seguiamo gli annunci, report compreso.",
          link: "Come gestiamo la pubblicità",
        },
      },
      {
        title: "Analisi e report",
        description: "Da dove arrivano i tuoi clienti.",
        icon: "bars",
        ...prices.analytics.card,
        time: `attivi in ${times.activation}`,
        features: ["Chiamate, messaggi e ordini", "Un report che capisci da solo"],
        path: "services/analytics",
        details: {
          text: `Un report ${times.report}, da leggere insieme. Se la pubblicità la facciamo noi, lo hai già.`,
          link: "Come leggiamo i numeri",
        },
      },
      {
        title: `Siti in ${times.instantWebsites}`,
        description: `Un sito con ${times.support} di assistenza.`,
        icon: "bolt",
        ...prices.instantWebsites.card,
        time: `online in ${times.instantWebsites}`,
        features: [
          `${quantity(facts.websites.yearlyChanges, "modifica compresa", "modifiche comprese")}`,
          "Comodo da leggere sul telefono",
        ],
        path: "instant-websites",
        details: {
          text: `Nel prezzo, ${times.support} di assistenza e ${quantity(facts.websites.yearlyChanges, "piccola modifica", "piccole modifiche")}.`,
          link: "Il calendario dei lavori",
        },
      },
      {
        title: "Scrivici su WhatsApp",
        description: hasAssistant
          ? `Risponde l’assistente automatico, in ${assistantSpeaks}, ${availability}.`
          : `Messaggio o vocale: risponde ${person}.`,
        icon: "chat",
        price: "Gratis",
        conditions: "",
        time: answered,
        features: [hasAssistant ? "Anche la domenica" : "Quando ti viene in mente", "Testo, foto o vocale"],
        path: null,
        details: {
          text: hasAssistant
            ? `Risponde l’assistente automatico, in ${assistantSpeaks}; una persona, in ${peopleSpeak}, ${officeHours}.`
            : `Risponde una persona, in ${peopleSpeak}, ${officeHours}.`,
          link: "Invia messaggio o vocale",
        },
      },
      {
        title: "Landing page professionali",
        description: "Una pagina sola, per farti chiamare.",
        icon: "page",
        ...prices.landingPages.card,
        time: `online in ${times.landingPages}`,
        features: ["Hosting e SSL compresi", "La correggi prima che vada online"],
        path: "landing-page-professionali",
        details: {
          text: "Scritta per una sola offerta, con hosting, SSL, statistiche e aggiornamenti compresi.",
          link: "Che cosa comprende",
        },
      },
      {
        title: "RispondiSubito",
        description: `Il centralino automatico, ${availability}.`,
        icon: "phone",
        ...prices.rispondiSubito.card,
        time: `attivo in ${times.activation}`,
        features: ["Collegato al tuo CRM", "Nessun costo di operatore"],
        path: "services/rispondi-subito",
        details: {
          text: `Parla ${answering.rispondiSubitoSpeaks}, passa la chiamata alla persona giusta e lascia traccia nel tuo CRM.`,
          link: "Come funziona RispondiSubito",
        },
      },
    ],
    others: [{ path: "flipping-catalog", ...prices.flippingCatalog.card, time: `pronto in ${times.activation}` }],
  } satisfies ServiceCardsWords;
};
