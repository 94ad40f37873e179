import { BUILD_META, REGION_ATTRIBUTE, REGIONS, TRUSTED_TYPES_POLICY } from "../contract.ts";
import { pageOf } from "./links.ts";

/** A fetched page is used for this long: its content may change. */
const FRESH_MS = 5 * 60_000;

/** After this long the browser takes over, which shows a spinner and a button to stop it. */
const TIMEOUT_MS = 10_000;

/** Shared by prefetch and navigation, by address without hash. An aborted navigation stops no request. */
const cache = new Map<string, Promise<string>>();

/**
 * Returns a page of this site, or null if in any doubt: unreachable, missing,
 * not HTML, redirected, of another build or without our regions. The browser's
 * own navigation then takes over.
 *
 * @throws Error with the status if the server itself fails.
 */
export async function fetchPage(url: string): Promise<Document | null> {
  const page = parse(await fetchOnce(url));
  return isOfThisBuild(page) ? page : null;
}

/**
 * Fetches a page that may be asked for soon. If it fails, the navigation will find out.
 *
 * @returns whether a request was sent.
 */
export function prefetchPage(url: string): boolean {
  if (cache.has(pageOf(url))) return false;
  fetchOnce(url).catch(() => {});
  return true;
}

/** Forgets every fetched page: the development server has newer ones. */
export function forgetPages(): void {
  cache.clear();
}

function fetchOnce(url: string): Promise<string> {
  const address = pageOf(url);
  const cached = cache.get(address);
  if (cached) return cached;
  const html = request(address);
  cache.set(address, html);
  const forget = () => cache.delete(address);
  html.then((text) => setTimeout(forget, text ? FRESH_MS : 0), forget);
  return html;
}

/** The page's HTML, or an empty text if the browser should ask itself. */
async function request(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response) return "";
  const { ok, status, redirected, headers } = response;
  if (status >= 500) throw new Error(`${status}`);
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return "";
  // The connection may end before the page does.
  return response.text().catch(() => "");
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * The only place that turns text into markup, under the only policy that
 * Trusted Types allows. Styles become templates: even here the parser would
 * check them against the policy of the current page, which lists that page's
 * styles alone.
 */
function parse(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html });
  const inert = html.replace(/(<\/?)style\b/g, "$1template");
  return new DOMParser().parseFromString(policy?.createHTML(inert) ?? inert, "text/html");
}

function isOfThisBuild(page: Document): boolean {
  const build = (from: Document) => from.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content;
  return (
    build(page) === build(document) && REGIONS.every((region) => page.querySelector(`[${REGION_ATTRIBUTE}=${region}]`))
  );
}
