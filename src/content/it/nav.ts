import type { NavContent } from "../types.ts";

/** Navigation labels, and the menu of services. */
export const nav = {
  services: "Servizi",
  specializations: "Specializzazioni",
  flippingCatalog: "Flipping Catalog",
  about: "Chi siamo",
  callNow: "Chiama ora",
  contactUs: "Contattaci",
  instantWebsites: "Siti istantanei",
  testimonials: "Testimonianze",
  menu: {
    leadGeneration: {
      title: "Lead generation",
      text: "Persone che cercano proprio quello che offri",
    },
    ecommerce: {
      title: "Promozione e-commerce",
      text: "Più carrelli che arrivano in cassa",
    },
    ads: {
      title: "Gestione annunci",
      text: "Google e Facebook, con i costi chiari dall’inizio",
    },
    analytics: {
      title: "Analisi e report",
      text: "Sapere da dove arriva ogni cliente",
    },
    rispondiSubito: {
      title: "RispondiSubito",
      text: "Il centralino che risponde anche quando non puoi",
    },
    instantWebsites: {
      title: "Siti istantanei",
      text: "Un sito tuo, bello e finito, in pochi giorni",
    },
    landingPages: {
      title: "Landing page professionali",
      text: "Una pagina, un obiettivo",
    },
  },
  home: "Home",
  landingOffer: "Offerta landing page",
  googleAds: "Gestione Google Ads",
} satisfies NavContent;
