import { BUILD_META, PAGES_META, type PagesFile } from "../../shared/contract.ts";
import { firstSign } from "./first-sign.ts";
import { type PageNodes, readPage } from "./swap.ts";

/** When a visitor returns to the tab after this, its pages may be old. */
const FRESH_MS = 5 * 60_000;

const readMeta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** What page changes need, once it is here: the pages of this language, and the styles of all pages. */
let file: PagesFile | null;
let styles: HTMLLinkElement | null;
let askedAt = 0;

/** Fetches both at the first sign of life, unless the connection is slow or saves data. */
export async function startPages(): Promise<void> {
  file = null;
  styles = null;
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection.saveData || (connection.effectiveType ?? "4g") !== "4g") return;
  await firstSign();
  await Promise.allSettled([fetchPages(), loadStyles()]);
  // Without them no page is shown, however new.
  if (!styles) return;
  // No rule of ours asks for the value. Tests wait for it.
  if (file) document.documentElement.setAttribute("data-ready", "pages");
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - askedAt > FRESH_MS) fetchPages().catch(() => {});
  });
}

/** Returns the page at an address of this site, if it is here. */
export function findPage(pathname: string): PageNodes | null {
  const at = file?.addresses.indexOf(pathname) ?? -1;
  if (!file || !styles || at < 0) return null;
  const body = Object.values(file.regions).map((region) => region[at]);
  return readPage(new DOMParser().parseFromString(`<head>${file.heads[at]}</head><body>${body.join("")}`, "text/html"));
}

/** Applies the styles of all pages. */
export function showStyles(): void {
  styles?.removeAttribute("media");
}

/** Fetches the file, and drops what does not fit. */
async function fetchPages(): Promise<void> {
  askedAt = Date.now();
  const response = await fetch(readMeta(PAGES_META), { priority: "low", cache: "no-cache" });
  // Without the network, and with somebody else's answer, what is here stays.
  const fetched: PagesFile | null = await response.json();
  // Pages of another build do not fit the script and styles of this document.
  const isOfThisBuild = fetched?.build === readMeta(BUILD_META);
  // A page that is not in it could not be returned to: its page changes are the browser's.
  file = isOfThisBuild && fetched.addresses.includes(location.pathname) ? fetched : null;
}

/** Loads a second link to the styles of all pages: the first stands in the main part, and goes with it. A link that applied at once would restyle the open page. */
function loadStyles(): Promise<unknown> {
  const link = document.querySelector("link[data-styles]")?.cloneNode() as HTMLLinkElement;
  link.removeAttribute("data-styles");
  link.media = "not all";
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => {
      styles = link;
      resolve(link);
    };
    link.onerror = reject;
  });
}
