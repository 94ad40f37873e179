import type { NavContent } from "../types.ts";

/** Navigation labels, and the menu of services. */
export const nav = {
  services: "Services",
  specializations: "Specializations",
  flippingCatalog: "Flipping Catalog",
  about: "About us",
  callNow: "Call now",
  contactUs: "Contact us",
  instantWebsites: "Instant websites",
  testimonials: "Testimonials",
  menu: {
    leadGeneration: {
      title: "Lead generation",
      text: "Enquiries from people who want just what you offer",
    },
    ecommerce: {
      title: "E-commerce promotion",
      text: "More baskets that make it to the checkout",
    },
    ads: {
      title: "Ads management",
      text: "Google and Facebook, with costs clear from the start",
    },
    analytics: {
      title: "Analytics and reporting",
      text: "Know where every customer comes from",
    },
    rispondiSubito: {
      title: "RispondiSubito",
      text: "The switchboard that answers when you can’t",
    },
    instantWebsites: {
      title: "Instant websites",
      text: "A finished, good-looking site of your own, in days",
    },
    landingPages: {
      title: "Professional landing pages",
      text: "A single page with a single purpose",
    },
  },
  home: "Home",
  landingOffer: "Landing page offer",
  googleAds: "Google Ads management",
} satisfies NavContent;
