import { type Path, paths } from "./urls.ts";

/** Pages that rest, for a season, as a draft or for a campaign: no menu, card, list or search engine leads to them. Their addresses work. */
const hiddenPages: readonly Path[] = [];

/** Returns whether a page rests. */
export function isHidden(path: Path): boolean {
  return hiddenPages.includes(path);
}

/** The services of the header menu. */
export const servicesMenu = shown([
  "services/lead-generation",
  "services/ecommerce",
  "services/ads",
  "services/analytics",
  "services/rispondi-subito",
  "instant-websites",
  "landing-page-professionali",
]);

/** The pages with price lists, in both menus and in the footer. */
export const pricePages = shown(["landing", "google-ads"]);

/** Header entries before the services menu. */
export const linksBeforeMenu = shown(["about"]);
/** Header entries after the services menu. */
export const linksAfterMenu = shown(["flipping-catalog", "specializations", "testimonials"]);

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
  services: shown([...footerOrder.services, ...others.filter(isService)]),
  prices: shown(footerOrder.prices),
  agency: shown([...footerOrder.agency, ...others.filter((path) => !isService(path))]),
};

/** Pages whose floating button leads on to the next; the last leads home. */
export const floatingChain = shown([
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
]);

/** Returns the page after this one in the chain, or null on a page outside it. */
export function nextInChain(path: Path): Path | null {
  const position = floatingChain.indexOf(path);
  if (position === -1) return null;
  return floatingChain[(position + 1) % floatingChain.length] ?? null;
}

function shown(pages: readonly Path[]): readonly Path[] {
  return pages.filter((path) => !isHidden(path));
}
