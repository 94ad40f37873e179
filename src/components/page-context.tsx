import { createContext, useContext } from "react";
import type { Site } from "../create-site.ts";
import type { Service } from "../facts/fact-rules.ts";
import type { Language, Path } from "../urls.ts";
import type { SharedWords } from "../words/index.ts";
import type { Say } from "../words/say.ts";

/** The page being rendered, as its components see it. */
export interface CurrentPage {
  language: Language;
  path: Path;
  /** Words that belong to no single page. */
  shared: SharedWords;
  /** The prices and terms of the language. */
  say: Say;
  links: PageLinks;
  /** The service the page sells, if its price range is known. */
  service?: Service | undefined;
  photos: PhotoCopies;
  /** Address of the styles of all pages. */
  stylesUrl: string;
}

/** The copies of each photo, by place and path below `static/`: the widest one, and all as a list for `srcset`. */
export type PhotoCopies = ReadonlyMap<string, { src: string; srcSet: string }>;

/** How links name each page. A path that is no page has no words: the build reports it. */
export type PageLinks = Partial<Record<Path, LinkWords>>;

/** How links name a page. */
export interface LinkWords {
  /** Short name, also for breadcrumbs. */
  label: string;
  /** One line below the name in the menus. */
  menuText?: string;
}

/** Hands the site down to every component, those of drawings and of documents that are no pages too. */
export const SiteContext = createContext<Site | null>(null);

/** Returns the site being rendered. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site)
    throw new Error("useSite() is called outside a site. Render the component inside <SiteContext value={site}>.");
  return site;
}

/** Hands the page down to every component; null outside a page. */
export const PageContext = createContext<CurrentPage | null>(null);

/** Returns the page being rendered. */
export function usePage(): CurrentPage {
  const page = useContext(PageContext);
  if (!page)
    throw new Error("usePage() is called outside a page. Render the component inside <PageContext value={page}>.");
  return page;
}

/** Returns a function for the link text of a page, or its path if it is no page. */
export function useLinkWords(): (path: Path) => LinkWords {
  const { links } = usePage();
  return (path) => links[path] ?? { label: path };
}
