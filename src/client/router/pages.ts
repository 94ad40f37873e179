import { BUILD_META, PAGES_META, type PagesFile, READY_ATTRIBUTE, STYLES_ATTRIBUTE } from "../../shared/contract.ts";
import { firstSign } from "../first-sign.ts";
import { type PageParts, partsOf } from "./swap.ts";

/** When a visitor returns to the tab after this, its pages may be old. */
const FRESH_MS = 5 * 60_000;

const readMeta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
let file: PagesFile | null = null;
let sheet: CSSStyleSheet | null = null;
let askedAt = 0;

/** Fetches the pages of this language and the styles of all pages at the first sign of life, unless the connection is slow or saves data. */
export async function startPages(): Promise<void> {
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection.saveData || (connection.effectiveType ?? "4g") !== "4g") return;
  await firstSign;
  await Promise.allSettled([fetchPages(), fetchSheet()]);
  if (file && sheet) document.documentElement.setAttribute(READY_ATTRIBUTE, "pages");
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - askedAt > FRESH_MS) fetchPages().catch(() => {});
  });
}

/** Returns the parts of the page at an address of this site, if they are here. */
export function findPage(pathname: string): PageParts | null {
  const at = file?.address.indexOf(pathname) ?? -1;
  if (!file || !sheet || at < 0) return null;
  const body = Object.values(file.regions).map((region) => region[at]);
  return partsOf(new DOMParser().parseFromString(`<head>${file.head[at]}</head><body>${body.join("")}`, "text/html"));
}

/** Adopts the styles of all pages, whose link is about to go. Sheets that others have adopted, such as browser extensions, still follow ours. */
export function adoptSheet(): void {
  const { adoptedStyleSheets } = document;
  if (sheet && !adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [sheet, ...adoptedStyleSheets];
}

/** Pages of another build do not fit the script and styles of this document. */
async function fetchPages(): Promise<void> {
  askedAt = Date.now();
  const response = await fetch(readMeta(PAGES_META), { priority: "low", cache: "no-cache" });
  // Without the network, and with somebody else's answer, what is here stays.
  const fetched: PagesFile | null = await response.json();
  file = fetched?.build === readMeta(BUILD_META) ? fetched : null;
}

/** The text comes from the cache. Read back from the rules of the link, it would lack shorthands with variables. */
async function fetchSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[${STYLES_ATTRIBUTE}]`);
  const response = await fetch(link?.href ?? "");
  const text = await response.text();
  if (!response.ok || !response.headers.get("content-type")?.startsWith("text/css")) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
}
