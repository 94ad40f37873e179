import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ bills, euro, price, prices, terms, times }: Say) => {
  const { conditions, ...catalog } = prices.flippingCatalog.card;
  const more = bills.tryAdsAndMore?.bill;

  return {
    label: "Servizi",
    menuText: "Tutti i servizi, con prezzi e tempi.",
    meta: {
      title: "Servizi e prezzi: siti, Google Ads, centralino",
      description: `Siti in ${times.instantWebsites}, Google Ads, e-commerce, landing page e centralino: il prezzo di partenza e i tempi di ogni servizio. Ti aiutiamo a scegliere.`,
    },
    hero: {
      kicker: "Dal primo clic alla telefonata",
      title: "Comincia dal problema",
      accent: "che hai oggi",
      lede: "Puoi prendere anche un servizio solo. Se il resto non ti serve, te lo diciamo.",
      offer: [
        {
          figure: price("shortPlan"),
          note: `una landing page per ${times.shortPlan}, ${terms.vat}`,
        },
        { figure: times.activation, note: "dal tuo sì a una campagna attiva" },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      drawingAlt: "Una griglia di riquadri, uno per servizio, dal bersaglio alla cornetta",
    },
    more: {
      text: `«Ristampo il catalogo ogni stagione»: ${[catalog.price, conditions].filter(Boolean).join(", ")}.`,
      link: "Flipping Catalog",
    },
    index: { title: "Oppure parti dal problema" },
    starts: {
      title: "Con quanto vuoi cominciare?",
      columns: ["Budget", "Con l’IVA paghi", "Compri"],
      orders: {
        landingPages: {
          title: `Una landing page per ${times.shortPlan}`,
          reason: "Per chi ti conosce già: vetrina, scheda Google, Instagram, WhatsApp.",
        },
        tryAds: { title: "TRY ADS", reason: `Pagina e annunci compresi, per ${times.tryAds}. Poi decidi tu.` },
        tryAdsAndMore: {
          title: "TRY ADS, poi pagina e ricariche",
          reason: more ? `In tutto ${terms.spans.months(more.months)}, compresi ${euro(more.ads.us)} di annunci.` : "",
        },
        leadGeneration: {
          title: "Lead generation con Win-Win",
          reason: `${capitalize(terms.withFirstTerm)}, annunci compresi. La pagina è tua, le richieste arrivano filtrate.`,
        },
      },
      answering: "Se mentre lavori non puoi rispondere, comincia da",
    },
    cta: {
      title: "Non sai quale scegliere?",
      text: "Te lo diciamo in una consulenza gratuita, anche se è «per ora niente».",
      button: "Chiedi un consiglio gratuito",
    },
  } satisfies Words;
};
