import { createContext, useContext } from "react";
import type { PricedService } from "../fact-rules.ts";
import type { Language, Path } from "../urls.ts";
import type { SharedWords } from "../words/index.ts";

/** The page being rendered, as its components see it. */
export interface CurrentPage {
  language: Language;
  path: Path;
  /** Words that belong to no single page. */
  shared: SharedWords;
  links: PageLinks;
  /** The service the page sells, if its price range is known. */
  pricedService?: PricedService | undefined;
  pictures: PictureCopies;
}

/** The copies of each photo: by place and path below `static/`, as lists for `srcset`, and the widest one as `src`. */
export type PictureCopies = ReadonlyMap<string, { avif: string; webp: string; src: string }>;

/** How links name each page. A path that is no page has no words: the build reports it. */
export type PageLinks = Partial<Record<Path, LinkWords>>;

/** How links name a page. */
export interface LinkWords {
  /** Short name, also for breadcrumbs. */
  label: string;
  /** One line below the name in the menus. */
  menuText?: string;
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
