import { BUILD_META, REGION_ATTRIBUTE, REGIONS } from "../contract.ts";

/** Pages kept at most; the oldest goes first. */
const KEPT = 24;

/** Address without hash → the page's HTML, or null where it could not be had. Shared by prefetch and navigation. */
const cache = new Map<string, Promise<string | null>>();

/**
 * A page of this site as a document, or null if in any doubt: not there, not
 * HTML, led elsewhere, of another build or without our regions. The browser's
 * own navigation then takes over. Outrun navigations do not stop the fetch:
 * a prefetch may still want it.
 */
export async function fetchPage(url: string): Promise<Document | null> {
  const html = await prefetchPage(url);
  if (html === null) return null;
  const page = parse(html);
  return isOurs(page) ? page : null;
}

/** Fetches a page once, however often it is asked for. */
export function prefetchPage(url: string): Promise<string | null> {
  const address = url.split("#")[0] ?? url;
  const known = cache.get(address);
  if (known) return known;
  const html = fetchHtml(address).then((result) => {
    if (result === null) cache.delete(address);
    return result;
  });
  cache.set(address, html);
  const oldest = cache.keys().next().value;
  if (cache.size > KEPT && oldest) cache.delete(oldest);
  return html;
}

async function fetchHtml(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { headers: { accept: "text/html" } });
    const isHtml = response.headers.get("content-type")?.startsWith("text/html");
    if (!response.ok || !isHtml || response.redirected) return null;
    return await response.text();
  } catch {
    return null;
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown };
}

/** The one place that turns text into markup, under the one policy that Trusted Types allows: pages of our own origin. */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("site-pages", { createHTML: (html) => html });

function parse(html: string): Document {
  return new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, "text/html");
}

function isOurs(page: Document): boolean {
  const build = (from: Document) => from.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content;
  if (build(page) !== build(document)) return false;
  return REGIONS.every((region) => page.querySelector(`[${REGION_ATTRIBUTE}=${region}]`));
}
