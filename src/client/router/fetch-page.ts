import { STYLES_ATTRIBUTE, TRUSTED_TYPES_POLICY } from "../../contract.ts";
import { withoutHash } from "./links.ts";
import { buildOf, localPage } from "./local-pages.ts";
import { TIMEOUT_MS } from "./styles.ts";

/** By address without hash; shared by prefetch and navigation, so an aborted navigation aborts no request. */
export const fetchedPages = new Map<string, Promise<string>>();

/** Returns a page of this build, or null for the browser's own navigation. Throws an error with the status if the server fails. */
export async function fetchPage(url: string): Promise<Document | null> {
  const local = localPage(url);
  if (local !== null) return parse(local);
  const page = parse(await fetchOnce(url));
  return buildOf(page) === buildOf(document) ? page : null;
}

/** The navigation handles a failure. */
export function prefetchPage(url: string): void {
  if (localPage(url) === null) fetchOnce(url).catch(() => {});
}

function fetchOnce(url: string): Promise<string> {
  const address = withoutHash(url);
  const html = fetchedPages.get(address) ?? request(address);
  fetchedPages.set(address, html);
  // The server may answer the next time.
  const forget = () => fetchedPages.delete(address);
  html.then((text) => text || forget(), forget);
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
