/** `npm run check:links`: follows every link of the built site, to other sites only with `--external`. */

import { LinkChecker } from "linkinator";
import { failOnProblems } from "../ssg/problems/problem.ts";
import { runCommand } from "./run-command.ts";

runCommand({ external: { type: "boolean" } }, async ({ external = false }, readOwner) => {
  const { startPreview } = await import("../servers/start-preview.ts");
  const { createSite } = await import("../facts/create-site.ts");
  const { absoluteUrl, basePath, languages, root } = createSite(await readOwner());
  const server = await startPreview({ root, basePath, port: 0 });
  try {
    const { links } = await new LinkChecker().check({
      path: languages.map((language) => `${server.url}${language}/`),
      recurse: true,
      checkCss: true,
      retry: external,
      timeout: 20_000,
      // Canonical addresses, alternates and share images. Escaped by hand: `RegExp.escape` needs Node 24.
      urlRewriteExpressions: [
        { pattern: new RegExp(`^${absoluteUrl(basePath).replaceAll(".", "\\.")}`), replacement: server.url },
      ],
      linksToSkip: async (link) => !external && !link.startsWith(server.url),
    });
    const checked = links.filter(({ state }) => state !== "SKIPPED");
    console.log(`${checked.length} links checked, ${links.length - checked.length} skipped.`);
    const broken = checked.filter(({ state }) => state === "BROKEN");
    const problems = broken.map(({ url, status, parent = "The check" }) => {
      const fix = status === 503 ? 'Run "npm run build" first.' : "Correct the link or the page.";
      const own = (address: string) => address.replaceAll(server.url, basePath);
      return { place: own(parent), says: `It links to ${own(url)}, which answers ${status}.`, fix };
    });
    failOnProblems(problems, "Broken links:");
  } finally {
    await server.close();
  }
});
