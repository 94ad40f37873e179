import { BUILD_META, type PagesFile, pagesFile } from "../../contract.ts";
import type { Language } from "../../urls.ts";
import { assetUrl } from "../addresses.ts";
import { whenIdle } from "../when-idle.ts";
import { leadFrom } from "./links.ts";
import { fetchStyles } from "./styles.ts";

/** By language; null while a pack is on its way. */
export const packs = new Map<Language, PagesFile | null>();

/** Fetches the pages of a language, unless the connection is slow or saves data. Without them, pages are loaded as documents. */
export async function fetchPack(language: Language): Promise<void> {
  if (packs.has(language) || savesData()) return;
  packs.set(language, null);
  try {
    const response = await fetch(assetUrl(pagesFile(language)), { priority: "low" });
    // The page of an error is no JSON.
    const pages = await response.json();
    whenIdle(() => {
      packs.set(language, pages);
      fetchStyles();
    });
  } catch {
    packs.delete(language);
  }
}

/** Returns the HTML of a page of this build that is here already: its head tags and regions. */
export function localPage(url: string): string | null {
  const { language, path } = leadFrom(new URL(url, location.origin));
  const { path: paths, head, regions = {} } = packs.get(language) ?? {};
  const at = paths?.indexOf(path) ?? -1;
  if (at === -1) return null;
  const body = Object.values(regions).map((region) => region[at]);
  return `<html lang="${language}"><head>${head?.[at]}</head><body>${body.join("")}`;
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (connection?.saveData || connection?.effectiveType?.includes("2g")) ?? false;
}

export function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content ?? "";
}
