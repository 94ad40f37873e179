import { LinkChecker, LinkState } from "linkinator";
import { groupFindings } from "../ssg/problems/group-findings.ts";
import type { Problem } from "../ssg/problems/problem.ts";

/** Where the site is served, and the address that its pages name. */
interface Site {
  url: string;
  published: string;
}

/** Follows every link below some pages, to other sites only if asked. Returns how many, and what leads nowhere, each once. */
export async function followLinks(path: string[], { url: served, published }: Site, external: boolean) {
  // The checker would ask the proxy of a company for our own server, whatever `NO_PROXY` says.
  if (!external) for (const name of PROXIES) delete process.env[name];
  const { links } = await new LinkChecker().check({
    path,
    recurse: true,
    checkCss: true,
    timeout: 20_000,
    // Canonical addresses, alternates and share images. Escaped by hand: `RegExp.escape` needs Node 24.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${published.replaceAll(".", "\\.")}`), replacement: served }],
    linksToSkip: async (link) => !external && !link.startsWith(served),
  });
  const pathOf = (text = "") => text.replaceAll(served, new URL(served).pathname);
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => ({
      path: pathOf(parent),
      says: `A link leads to ${pathOf(url)}, which answers ${status || "nothing"}.`,
    }));
  const fix = "Correct the link or the page. If it is of another site, open it first: some refuse programs.";
  return {
    checked: links.filter(({ state }) => state !== LinkState.SKIPPED).length,
    problems: groupFindings(broken, ({ says }) => [says]).map(([says, place]): Problem => ({ place, says, fix })),
  };
}

const PROXIES = ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"];
