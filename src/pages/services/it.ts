import { NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const { instantSite } = site.delivery;

export const it = {
  label: "Servizi",
  meta: {
    title: "Servizi di marketing digitale",
    description: `Lead generation, e-commerce, annunci, report, siti in ${instantSite.days} giorni, landing page e centralino automatico: i nostri servizi e come scegliere da dove partire.`,
    imageAlt: "Il titolo della pagina dei servizi accanto a una griglia di riquadri geometrici",
  },
  hero: {
    kicker: "I nostri servizi",
    title: "Dal primo clic",
    accent: "alla telefonata.",
    lede: "Prendi quello che ti serve adesso. Il resto può aspettare, o non servirti mai: te lo diciamo noi.",
    pictureAlt: "Composizione geometrica: una griglia di riquadri, uno per servizio, dal bersaglio alla cornetta",
  },
  guide: {
    title: "Da dove conviene partire?",
    text: "Trova la frase che diresti tu. Accanto c’è il nostro consiglio, e la pagina che lo spiega.",
    rows: [
      {
        need: "Non ho un sito, o preferisco non mostrarlo.",
        answer: `Un sito istantaneo: online in ${instantSite.days}${NBSP}giorni.`,
        path: "instant-websites",
      },
      {
        need: "Il sito c’è, ma il telefono non squilla.",
        answer: "Lead generation: le persone giuste, con un motivo per chiamarti.",
        path: "services/lead-generation",
      },
      {
        need: "Quando lavoro non riesco a rispondere.",
        answer: "RispondiSubito: alza la cornetta al posto tuo.",
        path: "services/rispondi-subito",
      },
      {
        need: "Spendo in pubblicità e non so se rende.",
        answer: "Analisi e report: prima si misura, poi si decide.",
        path: "services/analytics",
      },
    ],
  },
  cta: {
    title: "Non sai quale scegliere?",
    text: "È normale. Raccontaci la tua attività in una consulenza gratuita: ne esci con un punto di partenza, non con un listino.",
    button: "Chiedi un consiglio",
  },
} satisfies Words;
