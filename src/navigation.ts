import type { Path } from "./urls.ts";

/** Key of a label in the translation dictionary, such as `nav.about`. */
export type LabelKey = `nav.${string}`;

/** One entry of the header. */
export interface MenuLink {
  path: Path;
  label: LabelKey;
}

/** The seven services of the header menu, each with a title and a line of description (specification section 2, Shell). */
export const servicesMenu = [
  { path: "services/lead-generation", entry: "leadGeneration" },
  { path: "services/ecommerce", entry: "ecommerce" },
  { path: "services/ads", entry: "ads" },
  { path: "services/analytics", entry: "analytics" },
  { path: "services/rispondi-subito", entry: "rispondiSubito" },
  { path: "instant-websites", entry: "instantWebsites" },
  { path: "landing-page-professionali", entry: "landingPages" },
] as const satisfies readonly { path: Path; entry: string }[];

/** Header order; the services menu stands between the two lists. */
export const linksBeforeMenu: readonly MenuLink[] = [{ path: "about", label: "nav.about" }];
/** The entries that stand after the services menu. */
export const linksAfterMenu: readonly MenuLink[] = [
  { path: "flipping-catalog", label: "nav.flippingCatalog" },
  { path: "specializations", label: "nav.specializations" },
  { path: "testimonials", label: "nav.testimonials" },
];

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

/** Short name of every page, for the footer, the next-page button and breadcrumbs. */
export const pageLabels: Record<Path, LabelKey> = {
  "": "nav.home",
  services: "nav.services",
  "services/lead-generation": "nav.menu.leadGeneration.title",
  "services/ecommerce": "nav.menu.ecommerce.title",
  "services/ads": "nav.menu.ads.title",
  "services/analytics": "nav.menu.analytics.title",
  "services/rispondi-subito": "nav.menu.rispondiSubito.title",
  "instant-websites": "nav.instantWebsites",
  "landing-page-professionali": "nav.menu.landingPages.title",
  "flipping-catalog": "nav.flippingCatalog",
  specializations: "nav.specializations",
  about: "nav.about",
  testimonials: "nav.testimonials",
  contact: "nav.contactUs",
  landing: "nav.landingOffer",
  "google-ads": "nav.googleAds",
};
