import { LinkChecker, type LinkResult, LinkState } from "linkinator";
import { groupFindings } from "../problems/group-findings.ts";
import type { Problem } from "../problems/problem.ts";

/** Where the site is served, and the address that its pages name. */
interface Site {
  url: string;
  published: string;
}

/** Follows every link below some pages, to other sites only if asked. Returns how many, and what leads nowhere, each once. */
export async function followLinks(pages: string[], { url: served, published }: Site, external: boolean) {
  const own = await followOwnLinks(pages, served, published);
  /** Addresses of other sites, and a page that leads there. */
  const parents = new Map(own.filter(isOfOtherSite).map(({ url, parent }) => [url, parent]));
  const others = external && parents.size > 0 ? await checkAddresses([...parents.keys()]) : [];
  const checked = [...own, ...others].filter(({ state }) => state !== LinkState.SKIPPED);
  const pathOf = (text = "") => text.replaceAll(served, new URL(served).pathname);
  const found = checked
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => ({
      path: pathOf(parent ?? parents.get(url)),
      says: `A link leads to ${pathOf(url)}, which answers ${status || "nothing"}.`,
    }));
  const fix = "Correct the link or the page. If it is of another site, open it first: some refuse programs.";
  const problems = groupFindings(found, ({ says }) => [says]).map(([says, place]): Problem => ({ place, says, fix }));
  return { checked: checked.length, problems };
}

function isOfOtherSite({ state, url }: LinkResult): boolean {
  return state === LinkState.SKIPPED && /^https?:/.test(url);
}

/** The checker would ask the proxy of a company for our own server, whatever `NO_PROXY` says. */
async function followOwnLinks(path: string[], served: string, published: string): Promise<LinkResult[]> {
  const environment = { ...process.env };
  for (const name of ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"]) delete process.env[name];
  const { links } = await new LinkChecker().check({
    path,
    recurse: true,
    checkCss: true,
    // Canonical addresses, alternates and share images. Escaped by hand: `RegExp.escape` needs Node 24.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${published.replaceAll(".", "\\.")}`), replacement: served }],
    linksToSkip: async (link) => !link.startsWith(served),
  });
  Object.assign(process.env, environment);
  return links;
}

/** Checks addresses of other sites, and no link of theirs. */
async function checkAddresses(path: string[]): Promise<LinkResult[]> {
  const { links } = await new LinkChecker().check({
    path,
    timeout: 20_000,
    linksToSkip: async (link) => !path.includes(link),
  });
  return links;
}
