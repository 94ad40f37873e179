import { type Path, paths } from "./urls.ts";

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

/** The pages with price lists, in both menus and in the footer. */
export const pricePages: readonly Path[] = ["landing", "google-ads"];

/** Header entries before the services menu. */
export const linksBeforeMenu: readonly Path[] = ["about"];
/** Header entries after the services menu. */
export const linksAfterMenu: readonly Path[] = ["flipping-catalog", "specializations", "testimonials"];

const footerOrder = {
  services: [...servicesMenu, "flipping-catalog"],
  prices: ["services", ...pricePages],
  agency: ["about", "specializations", "testimonials", "contact"],
} satisfies Record<string, readonly Path[]>;

/** Every page links to the home page by its logo. */
const named: readonly Path[] = ["", ...Object.values(footerOrder).flat()];
const others = paths.filter((path) => !named.includes(path));
const isService = (path: Path) => path.startsWith("services/");

/** The three lists of the footer. Pages that are not listed above are added at the end, so that every page has a link. */
export const footerPages: Record<keyof typeof footerOrder, readonly Path[]> = {
  services: [...footerOrder.services, ...others.filter(isService)],
  prices: footerOrder.prices,
  agency: [...footerOrder.agency, ...others.filter((path) => !isService(path))],
};

/** Pages whose floating button leads on to the next; the last leads home. */
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

/** Returns the page after this one in the chain, or null on a page outside it. */
export function nextInChain(path: Path): Path | null {
  const position = floatingChain.indexOf(path);
  if (position === -1) return null;
  return floatingChain[(position + 1) % floatingChain.length] ?? null;
}
