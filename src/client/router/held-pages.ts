import { assetUrl } from "../../shared/addresses.ts";
import { BUILD_META, type PagesFile, pagesFile } from "../../shared/contract.ts";
import type { Destination } from "../../shared/resolve.ts";
import type { Language } from "../../urls.ts";
import { whenIdle } from "../when-idle.ts";
import { hasType } from "./has-type.ts";
import { fetchStyles } from "./styles.ts";

/** What is older is used once more, while it is asked for again: an open tab learns of new prices. */
const FRESH_MS = 5 * 60_000;

/** The pages of each language that was asked for, if its file has come and fits this document. */
export const heldPages = new Map<Language, { file: PagesFile | null; askedAt: number }>();

/** Fetches the pages of a language, at most once in five minutes, unless the connection is slow or saves data. Without them, pages are loaded as documents. */
export async function fetchPages(language: Language): Promise<void> {
  const held = heldPages.get(language);
  if (isFresh(held) || savesData()) return;
  const asked = { file: held?.file ?? null, askedAt: Date.now() };
  heldPages.set(language, asked);
  try {
    const file = await request(language);
    whenIdle(() => {
      asked.file = file;
      if (file) fetchStyles();
    });
  } catch {
    // Without the network, what is here stays.
  }
}

/** Returns null if there is no such file for this document: its language has none, or a deploy has replaced the build. */
async function request(language: Language): Promise<PagesFile | null> {
  const response = await fetch(assetUrl(pagesFile(language)), { priority: "low", cache: "no-cache" });
  if (response.status >= 500) throw new Error(`${response.status}`);
  if (!response.ok || !hasType(response, "application/json")) return null;
  const file: PagesFile | null = await response.json();
  return file?.build === buildOf(document) ? file : null;
}

/** Returns the HTML of a page of this build that is here already: its head tags and regions. */
export function heldPage({ language, path }: Destination): string | null {
  const file = heldPages.get(language)?.file;
  const at = file?.path.indexOf(path) ?? -1;
  if (!file || at === -1) return null;
  const body = Object.values(file.regions).map((region) => region[at]);
  return `<html lang="${language}"><head>${file.head[at]}</head><body>${body.join("")}`;
}

export function isFresh(asked: { askedAt: number } | undefined): boolean {
  return asked !== undefined && Date.now() - asked.askedAt < FRESH_MS;
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (connection?.saveData || connection?.effectiveType?.includes("2g")) ?? false;
}

export function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content ?? "";
}
