import { BUILD_META, REGION_ATTRIBUTE, REGIONS, TRUSTED_TYPES_POLICY } from "../../contract.ts";
import { pageOf } from "./links.ts";

/** How long a fetched page may be used. */
const FRESH_MS = 5 * 60_000;

/** After this the browser takes over, with its spinner and stop button. */
const TIMEOUT_MS = 10_000;

/** By address without hash; shared by prefetch and navigation, so an aborted navigation aborts no request. */
export const fetchedPages = new Map<string, Promise<string>>();

/** Returns a page of this build, or null for the browser's own navigation. Throws an error with the status if the server fails. */
export async function fetchPage(url: string): Promise<Document | null> {
  const page = parse(await fetchOnce(url));
  return isOfThisBuild(page) ? page : null;
}

/** @returns whether a request was sent. The navigation handles a failure. */
export function prefetchPage(url: string): boolean {
  if (fetchedPages.has(pageOf(url))) return false;
  fetchOnce(url).catch(() => {});
  return true;
}

function fetchOnce(url: string): Promise<string> {
  const address = pageOf(url);
  const cached = fetchedPages.get(address);
  if (cached) return cached;
  const html = request(address);
  fetchedPages.set(address, html);
  const forget = () => fetchedPages.delete(address);
  html.then((text) => setTimeout(forget, text ? FRESH_MS : 0), forget);
  return html;
}

/** Returns the page's HTML, or an empty text for the browser's own navigation. */
async function request(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response) return "";
  const { ok, status, redirected, headers } = response;
  if (status >= 500) throw new Error(`${status}`);
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return "";
  // The connection may end before the page does.
  return response.text().catch(() => "");
}

type Policy = { createHTML(html: string): string };

let policy: Policy | undefined;

/** Parses a page. Styles become templates, because the security policy of the current page allows only its own. */
function parse(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
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
