import { quantity } from "../../facts/format.ts";
import type { Say } from "../say.ts";

export const it = ({ answering, facts, terms, times }: Say) => {
  const { answered, assistantSpeaks, availability, hasAssistant, officeHours, peopleSpeak } = answering;
  const person = `una persona, in ${peopleSpeak}, ${officeHours}`;

  return {
    title: "Scegli da dove cominciare",
    text: `${terms.vatNote} ${terms.fromMeans}`,
    free: "Gratis",
    // How soon each is ready or running.
    times: {
      leadGeneration: `di norma prime richieste entro ${times.prospects} dal lancio`,
      ecommerce: `attiva in ${times.activation}`,
      ads: `attiva in ${times.activation}`,
      analytics: `attivi in ${times.activation}`,
      instantWebsites: `online in ${times.instantWebsites}`,
      chat: answered,
      landingPages: `online in ${times.landingPages}`,
      rispondiSubito: `attivo in ${times.activation}`,
      flippingCatalog: `pronto in ${times.activation}`,
    },
    // On the front of a card; on its back, the features; on the services page, a text and the link that leads on.
    cards: {
      leadGeneration: {
        title: "Lead generation",
        description: "Richieste da chi ti sta cercando.",
        features: ["Pubblico scelto per zona", "Il costo di ogni richiesta"],
        text: "Ti trova chi ha bisogno di te adesso, nella tua zona. Report compreso.",
        link: "Come arrivano le richieste",
      },
      ecommerce: {
        title: "Promozione e-commerce",
        description: "Più ordini, margini sotto controllo.",
        features: ["Annunci sui prodotti che rendono", "Carrelli abbandonati da recuperare"],
        text: "Porta in negozio chi è pronto a comprare e recupera chi si è fermato alla cassa. Report compreso.",
        link: "Come far crescere gli ordini",
      },
      ads: {
        title: "Pubblicità online",
        description: "Annunci su Google e Facebook.",
        features: ["Costi scritti prima di partire", "Niente parte senza il tuo sì"],
        text: "Per chi ha già sito e account: scriviamo e seguiamo gli annunci, report compreso.",
        link: "Come gestiamo la pubblicità",
      },
      analytics: {
        title: "Analisi e report",
        description: "Da dove arrivano i tuoi clienti.",
        features: ["Chiamate, messaggi e ordini", "Un report che capisci da solo"],
        text: `Un report ${times.report}, da leggere insieme. Se la pubblicità la facciamo noi, lo hai già.`,
        link: "Come leggiamo i numeri",
      },
      instantWebsites: {
        title: `Siti in ${times.instantWebsites}`,
        description: `Un sito con ${times.support} di assistenza.`,
        features: [
          `${quantity(facts.websites.yearlyChanges, "modifica compresa", "modifiche comprese")}`,
          "Comodo da leggere sul telefono",
        ],
        text: `Nel prezzo, ${times.support} di assistenza e ${quantity(facts.websites.yearlyChanges, "piccola modifica", "piccole modifiche")}.`,
        link: "Il calendario dei lavori",
      },
      chat: {
        title: "Scrivici su WhatsApp",
        description: hasAssistant
          ? `Risponde l’assistente automatico, in ${assistantSpeaks}, ${availability}.`
          : `Messaggio o vocale: risponde ${person}.`,
        features: [hasAssistant ? "Anche la domenica" : "Quando ti viene in mente", "Testo, foto o vocale"],
        text: hasAssistant
          ? `Risponde l’assistente automatico, in ${assistantSpeaks}; una persona, in ${peopleSpeak}, ${officeHours}.`
          : `Risponde una persona, in ${peopleSpeak}, ${officeHours}.`,
        link: "Invia messaggio o vocale",
      },
      landingPages: {
        title: "Landing page professionali",
        description: "Una pagina sola, per farti chiamare.",
        features: ["Hosting e SSL compresi", "La correggi prima che vada online"],
        text: "Scritta per una sola offerta, con hosting, SSL, statistiche e aggiornamenti compresi.",
        link: "Che cosa comprende",
      },
      rispondiSubito: {
        title: "RispondiSubito",
        description: `Il centralino automatico, ${availability}.`,
        features: ["Collegato al tuo CRM", "Nessun costo di operatore"],
        text: `Parla ${answering.rispondiSubitoSpeaks}, passa la chiamata alla persona giusta e lascia traccia nel tuo CRM.`,
        link: "Come funziona RispondiSubito",
      },
    },
  };
};

/** What the cards of the services say, on the home page and at length on the services page. */
export type ServicesWords = ReturnType<typeof it>;
