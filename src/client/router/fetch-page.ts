import { STYLES_ATTRIBUTE, TRUSTED_TYPES_POLICY } from "../../shared/contract.ts";
import type { Destination } from "../../shared/resolve.ts";
import { hasType } from "./has-type.ts";
import { buildOf, heldPage, heldPages, isFresh } from "./held-pages.ts";
import { withoutHash } from "./links.ts";
import { fetchStyles } from "./styles.ts";

export interface FetchedPage {
  page: Document;
  /** Those of all pages. */
  styles: CSSStyleSheet;
}

/** By address without hash; shared by prefetch and navigation, so an aborted navigation aborts no request. */
const fetchedPages = new Map<string, { html: Promise<string>; askedAt: number }>();

/** Returns a page of this build, or null for the browser's own navigation. Throws an error with the status if the server fails. */
export async function fetchPage(destination: Destination): Promise<FetchedPage | null> {
  const [page, styles] = await Promise.all([pageAt(destination), fetchStyles()]);
  return page && styles && { page, styles };
}

async function pageAt(destination: Destination): Promise<Document | null> {
  const held = heldPage(destination);
  if (held !== null) return parse(held);
  const page = parse(await fetchOnce(destination.url));
  return buildOf(page) === buildOf(document) ? page : null;
}

/** Called by the development server after a change. */
export function forgetPages(): void {
  fetchedPages.clear();
  heldPages.clear();
}

/** The navigation handles a failure. */
export function prefetchPage(destination: Destination): void {
  if (heldPage(destination) === null) fetchOnce(destination.url).catch(() => {});
}

function fetchOnce(url: string): Promise<string> {
  const address = withoutHash(url);
  const fetched = fetchedPages.get(address);
  if (fetched && isFresh(fetched)) return fetched.html;
  const html = request(address);
  fetchedPages.set(address, { html, askedAt: Date.now() });
  // The server may answer the next time.
  const forget = () => fetchedPages.delete(address);
  html.then((text) => text || forget(), forget);
  return fetched?.html ?? html;
}

/** Returns the page's HTML, or an empty text for the browser's own navigation. A slow server is waited for: the browser would ask it again. */
async function request(address: string): Promise<string> {
  const response = await fetch(address).catch(() => null);
  if (!response) return "";
  if (response.status >= 500) throw new Error(`${response.status}`);
  if (!response.ok || response.redirected || !hasType(response, "text/html")) return "";
  // The connection may end before the page does.
  return response.text().catch(() => "");
}

type Policy = { createHTML(html: string): string };

const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html });

/** Parses a page without its styles: those of all pages are adopted. */
function parse(html: string): Document {
  // The security policy of the current page would report them.
  const bare = html.replace(/<style.*?<\/style>/gs, "");
  const page = new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, "text/html");
  for (const part of page.querySelectorAll(`[${STYLES_ATTRIBUTE}]`)) part.remove();
  return page;
}
