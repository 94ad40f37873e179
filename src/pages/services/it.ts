import { commaList } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ startingPrice, cardPrice, times, priceLine, vat }: Say) =>
  ({
    label: "Servizi",
    meta: {
      title: "Servizi di marketing digitale",
      description: `Lead generation, e-commerce, pubblicità, report, siti in ${times.instantWebsites}, landing page e centralino: servizi, prezzi di partenza e tempi, uno per uno.`,
      imageAlt: "Il titolo della pagina dei servizi accanto a una griglia di riquadri geometrici",
    },
    hero: {
      kicker: "Dal primo clic alla telefonata",
      title: "Servizi per farti trovare.",
      accent: "E farti chiamare.",
      lede: "Prendi quello che ti serve adesso. Se il resto è superfluo, te lo diciamo.",
      offer: [
        {
          figure: startingPrice("rispondiSubito"),
          note: commaList("RispondiSubito", cardPrice("rispondiSubito").conditions, vat),
        },
        {
          figure: times.activation,
          note: "per partire, di norma",
        },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      pictureAlt: "Composizione geometrica: una griglia di riquadri, uno per servizio, dal bersaglio alla cornetta",
    },
    guide: {
      title: "Aiutami a scegliere",
      text: "Trova la frase che diresti tu. Sotto c’è il nostro consiglio, con la pagina che lo spiega.",
      rows: [
        {
          need: "Non ho un sito, o preferisco non mostrarlo.",
          answer: `Un sito nuovo, online in ${times.instantWebsites}.`,
          path: "instant-websites",
        },
        {
          need: "Il sito c’è, ma il telefono non squilla.",
          answer: "Lead generation, con le persone giuste e un motivo per chiamarti.",
          path: "services/lead-generation",
        },
        {
          need: "Quando lavoro non riesco a rispondere.",
          answer: "RispondiSubito, che alza la cornetta al posto tuo.",
          path: "services/rispondi-subito",
        },
        {
          need: "Spendo in pubblicità e non so se rende.",
          answer: "Analisi e report, per decidere con i numeri davanti.",
          path: "services/analytics",
        },
        {
          need: "Ho un negozio online che vende poco.",
          answer: "Promozione e-commerce, con un occhio al margine.",
          path: "services/ecommerce",
        },
        {
          need: "Mi serve una pagina per una sola offerta.",
          answer: `Una landing page, online in ${times.landingPages}.`,
          path: "landing-page-professionali",
        },
      ],
    },
    cta: {
      title: "Non sai quale scegliere?",
      text: `Raccontaci la tua attività in una consulenza gratuita. Ne esci con un punto di partenza e una cifra. C’è anche Flipping Catalog, ${priceLine("flippingCatalog")}, ${vat}.`,
      button: "Chiedi un consiglio gratuito",
    },
  }) satisfies Words;
