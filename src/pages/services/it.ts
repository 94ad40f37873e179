import { plural } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  label: "Servizi",
  meta: {
    title: "Servizi di marketing digitale",
    description: `Lead generation, e-commerce, pubblicità, report, siti in ${times.instantSite}, landing page e centralino: servizi, prezzi di partenza e tempi, uno per uno.`,
    imageAlt: "Il titolo della pagina dei servizi accanto a una griglia di riquadri geometrici",
  },
  hero: {
    kicker: "Dal primo clic alla telefonata",
    title: "Servizi per farti trovare.",
    accent: "E farti chiamare.",
    lede: "Prendi quello che ti serve adesso. Se il resto non ti serve, te lo diciamo.",
    offer: [
      { figure: fromPrice(site.priceRanges.rispondiSubito, "it"), note: "per cominciare, IVA esclusa" },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")} per partire, di norma`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: una griglia di riquadri, uno per servizio, dal bersaglio alla cornetta",
  },
  guide: {
    title: "Da dove conviene partire?",
    text: "Trova la frase che diresti tu. Sotto c’è il nostro consiglio, con la pagina che lo spiega.",
    rows: [
      {
        need: "Non ho un sito, o preferisco non mostrarlo.",
        answer: `Un sito nuovo: online in ${times.instantSite}.`,
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
    text: "È normale. Raccontaci la tua attività in una consulenza gratuita: ne esci con un punto di partenza e un costo.",
    button: "Chiedi un consiglio gratuito",
  },
} satisfies Words;
