import { createContext, useContext } from "react";
import type { Content } from "../content/types.ts";
import type { PricedService } from "../facts.ts";
import type { Language, Path } from "../urls.ts";

/** What every component of one page may know about it. */
export interface Page {
  language: Language;
  /** Null on pages outside the route table, such as the 404 page. */
  path: Path | null;
  content: Content;
  /** The service the page sells, if its price range is known. */
  pricedService?: PricedService | undefined;
  /** Told about each translation key that the dictionary lacks. */
  onMissingKey(key: string): void;
}

/** Hands the page down to every component; outside a page it is null. */
export const PageContext = createContext<Page | null>(null);

/** The page being rendered. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page)
    throw new Error("usePage() is called outside a page. Render the component inside <PageContext value={page}>.");
  return page;
}

/** Looks words up by key; a missing key is shown as it is (specification section 8) and reported to the build. */
export function useTranslate(): (key: string) => string {
  const page = usePage();
  return (key) => {
    const found = findWords(page.content, key);
    if (found === undefined) page.onMissingKey(key);
    return found ?? key;
  };
}

/** The words at a key such as `nav.about`, if there are any. */
export function findWords(content: Content, key: string): string | undefined {
  let found: unknown = content;
  for (const part of key.split(".")) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === "string" ? found : undefined;
}
