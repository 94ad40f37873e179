import type { Path } from "./urls.ts";

/** The services of the header menu. */
export const servicesMenu: readonly Path[] = [
  "services/lead-generation",
  "services/ecommerce",
  "services/ads",
  "services/analytics",
  "services/rispondi-subito",
  "instant-websites",
  "landing-page-professionali",
];

/** Header entries before the services menu. */
export const linksBeforeMenu: readonly Path[] = ["about"];
/** Header entries after the services menu. */
export const linksAfterMenu: readonly Path[] = ["flipping-catalog", "specializations", "testimonials"];

/** The three lists of the footer. */
export const footerPages = {
  services: [
    "services/lead-generation",
    "services/ecommerce",
    "services/ads",
    "services/analytics",
    "services/rispondi-subito",
    "flipping-catalog",
  ],
  offers: ["instant-websites", "landing-page-professionali", "landing", "google-ads"],
  agency: ["about", "specializations", "testimonials", "contact"],
} as const satisfies Record<string, readonly Path[]>;

/** Pages whose floating button leads on to the next; the last leads home (specification section 2, Floating buttons). */
export const floatingChain: readonly Path[] = [
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
];

/** The page after this one in the chain, or null on a page outside it. */
export function nextInChain(path: Path): Path | null {
  const position = floatingChain.indexOf(path);
  if (position === -1) return null;
  return floatingChain[(position + 1) % floatingChain.length] ?? null;
}
