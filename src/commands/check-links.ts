/**
 * `npm run check:links`: serves the built site and follows every link of every
 * page, fragments and style sheets included. Addresses of the published site
 * (canonical, alternates, share images) are looked up in the built one. Other
 * sites are asked only with `--external`.
 */

import { parseArgs } from "node:util";
import { LinkChecker, type LinkResult } from "linkinator";
import { startPreview } from "../preview/start-preview.ts";
import { exitWith } from "../ssg/build-error.ts";
import { absoluteUrl, basePath, languages } from "../urls.ts";

checkLinks().catch(exitWith);

async function checkLinks(): Promise<void> {
  const { values } = parseArgs({ options: { external: { type: "boolean", default: false } } });
  const server = await startPreview({ root: process.cwd(), port: 0 });
  const { links } = await new LinkChecker().check({
    path: languages.map((language) => `${server.url}${language}/`),
    recurse: true,
    checkCss: true,
    // A link inside the site that has to be redirected costs every visitor a round trip.
    redirects: values.external ? "allow" : "error",
    retry: values.external,
    timeout: 20_000,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${literally(absoluteUrl(basePath))}`), replacement: server.url }],
    linksToSkip: async (link) => !values.external && !link.startsWith(server.url),
  });
  const checked = links.filter((link) => link.state !== "SKIPPED");
  const pages = checked.map(({ url }) => url).filter((url) => url.startsWith(server.url) && url.endsWith("/"));
  const problems = [
    ...links.filter((link) => link.state === "BROKEN").map(describe),
    ...(await brokenFragments([...new Set(pages)])),
  ];
  await server.close();

  for (const problem of problems) console.error(problem.replaceAll(server.url, basePath));
  console.log(`${checked.length} links checked, ${problems.length} broken, ${links.length - checked.length} skipped.`);
  if (problems.length > 0 || checked.length === 0) process.exitCode = 1;
}

/**
 * Links to a part of a page that is not there. Linkinator looks for fragments
 * only as long as it has not yet fetched their page, and so misses most.
 */
async function brokenFragments(pages: readonly string[]): Promise<string[]> {
  const sources = await Promise.all(pages.map(async (url) => [url, await (await fetch(url)).text()] as const));
  const ids = new Map(sources.map(([url, html]) => [url, valuesOf("id", html)]));
  return sources.flatMap(([page, html]) =>
    [...valuesOf("href", html)]
      .map((link) => new URL(link, page))
      .filter(({ href, hash }) => hash !== "" && ids.get(href.replace(hash, ""))?.has(hash.slice(1)) === false)
      .map(({ href }) => `${page} links to ${href}, a part that is not there. Correct the link or the id.`),
  );
}

function valuesOf(attribute: string, html: string): Set<string> {
  return new Set([...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) => value));
}

function describe({ url, status, parent = "" }: LinkResult): string {
  return `${parent} links to ${url}, which answers ${status || "nothing"}. Correct the link or the page.`;
}

/** The text as a regular expression that means just it. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
