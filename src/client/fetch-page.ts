import { BUILD_META, REGION_ATTRIBUTE, REGIONS, TRUSTED_TYPES_POLICY } from "../contract.ts";
import { pageOf } from "./links.ts";

/** A page is kept no longer than this: what it says may have changed. */
const FRESH_MS = 5 * 60_000;

/** After this long the browser takes over, with a spinner and a button to stop it. */
const PATIENCE_MS = 10_000;

/** Shared by prefetch and navigation, by address without hash. An outrun navigation stops no fetch: a prefetch may want it. */
const cache = new Map<string, Promise<string>>();

/**
 * A page of this site as a document, or null if in any doubt: out of reach,
 * not there, not HTML, led elsewhere, of another build or without our
 * regions. The browser's own navigation then takes over.
 *
 * @throws Error with the status where the server itself fails.
 */
export async function fetchPage(url: string): Promise<Document | null> {
  const page = parse(await fetchOnce(url));
  return isOurs(page) ? page : null;
}

/** Fetches a page that may be asked for soon; if it cannot be had, the navigation will find out. */
export function prefetchPage(url: string): void {
  fetchOnce(url).catch(() => {});
}

/** Forgets every fetched page: the development server has newer ones. */
export function forgetPages(): void {
  cache.clear();
}

function fetchOnce(url: string): Promise<string> {
  const address = pageOf(url);
  const kept = cache.get(address);
  if (kept) return kept;
  const html = request(address);
  cache.set(address, html);
  const forget = () => cache.delete(address);
  html.then((text) => setTimeout(forget, text ? FRESH_MS : 0), forget);
  return html;
}

/** The page's HTML, or nothing where the browser had better ask itself. */
async function request(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  if (!response) return "";
  const { ok, status, redirected, headers } = response;
  if (status >= 500) throw new Error(`${status}`);
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return "";
  // The connection may still end before the page does.
  return response.text().catch(() => "");
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * The one place that turns text into markup, under the one policy that
 * Trusted Types allows: pages of our own origin. Styles become templates:
 * even here the parser would hold them against the policy of the page one is
 * on, which names that page's styles alone.
 */
function parse(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html });
  const inert = html.replace(/(<\/?)style\b/g, "$1template");
  return new DOMParser().parseFromString(policy?.createHTML(inert) ?? inert, "text/html");
}

function isOurs(page: Document): boolean {
  const build = (from: Document) => from.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content;
  return (
    build(page) === build(document) && REGIONS.every((region) => page.querySelector(`[${REGION_ATTRIBUTE}=${region}]`))
  );
}
