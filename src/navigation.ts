import type { Path } from "./urls.ts";

/** Which pages the menus, the footer and the floating buttons lead to. */
export interface Navigation {
  /** The services of the header menu. */
  servicesMenu: readonly Path[];
  /** The pages with price lists, in both menus and in the footer. */
  pricePages: readonly Path[];
  /** Header entries before the services menu, and after it. */
  linksBeforeMenu: readonly Path[];
  linksAfterMenu: readonly Path[];
  /** The three lists of the footer. On the home page, those in none of them are added at the end, so that every page has a link. */
  footer: Record<"services" | "prices" | "agency", readonly Path[]>;
  /** Pages that lead on to the next, by the floating button and the poster at the end; the last leads home. */
  pageChain: readonly Path[];
}

export const navigation: Navigation = {
  servicesMenu: [
    "services/lead-generation",
    "services/ecommerce",
    "services/ads",
    "services/analytics",
    "services/rispondi-subito",
    "instant-websites",
    "landing-page-professionali",
  ],
  pricePages: ["landing", "google-ads"],
  linksBeforeMenu: ["about"],
  linksAfterMenu: ["flipping-catalog", "specializations", "testimonials"],
  footer: {
    services: [
      "services/lead-generation",
      "services/ecommerce",
      "services/ads",
      "services/analytics",
      "services/rispondi-subito",
      "instant-websites",
      "landing-page-professionali",
      "flipping-catalog",
    ],
    prices: ["services", "landing", "google-ads"],
    agency: ["about", "specializations", "testimonials", "contact"],
  },
  pageChain: [
    "",
    "services/lead-generation",
    "services/ecommerce",
    "services/ads",
    "services/analytics",
    "services/rispondi-subito",
    "landing-page-professionali",
    "instant-websites",
    "flipping-catalog",
    "specializations",
    "about",
  ],
};
