import { quantity } from "../../facts/format.ts";
import type { Say } from "../say.ts";

export const it = ({ answering, facts, times }: Say) => {
  const { answered, availability, hasAssistant } = answering;
  const changes = quantity(facts.websites.yearlyChanges, "modifica", "modifiche");

  return {
    title: "Scegli da dove cominciare",
    free: "Gratis",
    // How soon each is ready or running.
    times: {
      leadGeneration: `prime richieste, di solito, entro ${times.prospects} dal lancio`,
      ecommerce: `attiva in ${times.activation}`,
      ads: `attiva in ${times.activation}`,
      analytics: `attivi in ${times.activation}`,
      instantWebsites: `online in ${times.instantWebsites}`,
      chat: answered,
      landingPages: `online in ${times.landingPages}`,
      rispondiSubito: `attivo in ${times.activation}`,
      flippingCatalog: `pronto in ${times.activation}`,
    },
    // On the front of a card; on its back, the features; on the services page, what a visitor would say who needs it, the details, and the link that leads on.
    cards: {
      leadGeneration: {
        title: "Lead generation",
        description: "Ti chiama chi ha bisogno di te.",
        features: ["Scegliamo zona e lavori", "Sai quanto costa ogni richiesta"],
        details: {
          need: "Il sito c’è, ma il telefono non squilla.",
          text: "Facciamo una pagina, e la vede chi ti cerca in zona.",
          link: "Come arrivano le richieste",
        },
      },
      ecommerce: {
        title: "Promozione e-commerce",
        description: "Più ordini, senza regalare il margine.",
        features: ["Spingiamo i prodotti che rendono", "Recuperiamo i carrelli abbandonati"],
        details: {
          need: "Il mio negozio online vende poco.",
          text: "Portiamo chi vuole comprare, e chi si era fermato alla cassa.",
          link: "Come far crescere gli ordini",
        },
      },
      ads: {
        title: "Pubblicità online",
        description: "Seguiamo i tuoi annunci su Google e Facebook.",
        features: ["Il costo lo sai prima di partire", "Niente parte senza il tuo sì"],
        details: {
          need: "Non ho tempo di seguire gli annunci.",
          text: "Se hai una pagina o un sito, gli annunci li scriviamo e li seguiamo noi, nei tuoi account.",
          link: "Come gestiamo la pubblicità",
        },
      },
      analytics: {
        title: "Analisi e report",
        description: "Sai da dove arrivano i tuoi clienti.",
        features: ["Contiamo chiamate, messaggi, ordini", "Il report lo capisci da solo"],
        details: {
          need: "Non so se gli annunci rendono.",
          text: "Te lo dice un report al mese. Se li seguiamo noi, ce l’hai già.",
          link: "Come leggiamo i numeri",
        },
      },
      instantWebsites: {
        title: `Siti in ${times.instantWebsites}`,
        description: `Il sito è tuo, e lo seguiamo per ${times.support}.`,
        features: [`${changes} nel prezzo`, "Si legge bene sul telefono"],
        details: {
          need: "Non ho un sito, o preferisco non mostrarlo.",
          text: `Ne facciamo uno di ${quantity(facts.websites.pages, "pagina", "pagine")}, con testi e foto tuoi.`,
          link: "Il calendario dei lavori",
        },
      },
      chat: {
        title: "Scrivici su WhatsApp",
        description: "Un messaggio, una foto, un vocale.",
        features: [hasAssistant ? "Anche la domenica" : "Quando ti viene in mente", "Per qualsiasi domanda"],
        details: { need: "Ho solo una domanda.", text: "Falla come ti viene.", link: "Invia messaggio o vocale" },
      },
      landingPages: {
        title: "Landing page professionali",
        description: "Una pagina sola, per farti chiamare.",
        features: ["Hosting e SSL compresi", "La correggi prima che vada online"],
        details: {
          need: "Mi serve una pagina per una sola offerta.",
          text: "La scriviamo, la teniamo online e la aggiorniamo.",
          link: "Che cosa comprende",
        },
      },
      rispondiSubito: {
        title: "RispondiSubito",
        description: `Il centralino che risponde per te, ${availability}.`,
        features: ["Si collega al tuo CRM", "Nessun costo di operatore"],
        details: {
          need: "Mentre lavoro non riesco a rispondere.",
          text: `Risponde per te, in ${answering.rispondiSubitoSpeaks}, e ti scrive chi era.`,
          link: "Come funziona RispondiSubito",
        },
      },
    },
  };
};

/** What the cards of the services say, on the home page and at length on the services page. */
export type ServicesWords = ReturnType<typeof it>;
