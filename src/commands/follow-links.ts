import { LinkChecker, LinkState } from "linkinator";
import { groupFindings } from "../ssg/problems/group-findings.ts";
import type { Problem } from "../ssg/problems/problem.ts";

/** Where the site is served, and the address that its pages name. */
interface Site {
  url: string;
  published: string;
}

/** Follows every link below some pages, to other sites only if asked. Returns what leads nowhere, each once. */
export async function followLinks(pages: string[], { url: served, published }: Site, external: boolean) {
  const { links } = await new LinkChecker().check({
    path: pages,
    recurse: true,
    checkCss: true,
    timeout: 20_000,
    // Canonical addresses, alternates and share images. Escaped by hand: `RegExp.escape` needs Node 24.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${published.replaceAll(".", "\\.")}`), replacement: served }],
    linksToSkip: async (link) => !external && !link.startsWith(served),
  });
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = checked.filter(({ state }) => state === LinkState.BROKEN);
  const isRefusal = ({ url, status = 0 }: { url: string; status?: number }) =>
    !url.startsWith(served) && status >= 400 && !GONE.includes(status);
  const own = (text: string) => text.replaceAll(served, new URL(served).pathname);
  const problems = broken
    .filter((link) => !isRefusal(link))
    .map(({ url, status = 0, parent = "" }) => {
      const fix = status === 503 ? 'Run "npm run build" first.' : "Correct the link or the page.";
      return {
        path: own(parent),
        finding: JSON.stringify([`A link leads to ${own(url)}, which answers ${status || "nothing"}.`, fix]),
      };
    });
  return {
    checked: checked.length,
    skipped: links.length - checked.length,
    /** Addresses of other sites that do not answer programs, or not now. */
    refused: [...new Set(broken.filter(isRefusal).map(({ url }) => url))],
    problems: groupFindings(problems, ({ finding }) => [finding]).map(([finding, place]): Problem => {
      const [says = "", fix = ""] = JSON.parse(finding) as string[];
      return { place, says, fix };
    }),
  };
}

/** What says of an address of another site that it is gone. Shops and networks refuse programs with many others. */
const GONE = [404, 410, 500, 502, 504];
