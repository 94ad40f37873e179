/**
 * `npm run check:links`: serves the built site and follows every link of every
 * page, fragments and style sheets included. Addresses of the published site
 * (canonical, alternates, share images) are looked up in the built one. Other
 * sites are asked only with `--external`.
 */

import { parseArgs } from "node:util";
import { LinkChecker, type LinkResult } from "linkinator";
import { startServer } from "../ssg/serve.ts";
import { absoluteUrl, basePath, languages } from "../urls.ts";

const { values } = parseArgs({ options: { external: { type: "boolean", default: false } } });
const server = await startServer({ root: process.cwd(), port: 0 });
const { links } = await new LinkChecker().check({
  path: languages.map((language) => `${server.url}${language}/`),
  recurse: true,
  checkCss: true,
  checkFragments: true,
  // A link inside the site that has to be redirected costs every visitor a round trip.
  redirects: values.external ? "allow" : "error",
  retry: values.external,
  timeout: 20_000,
  urlRewriteExpressions: [{ pattern: new RegExp(`^${literally(absoluteUrl(basePath))}`), replacement: server.url }],
  linksToSkip: async (link) => !values.external && !link.startsWith(server.url),
});
await server.close();

const checked = links.filter((link) => link.state !== "SKIPPED");
const broken = links.filter((link) => link.state === "BROKEN");
for (const link of broken) console.error(describe(link));
console.log(`${checked.length} links checked, ${broken.length} broken, ${links.length - checked.length} skipped.`);
if (broken.length > 0 || checked.length === 0) process.exitCode = 1;

function describe({ url, status, parent }: LinkResult): string {
  const local = (address: string | undefined) => (address ?? "").replace(server.url, basePath);
  return `${local(parent)} links to ${local(url)}, which answers ${status || "nothing"}. Correct the link or the page.`;
}

/** The text as a regular expression that means just it. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
