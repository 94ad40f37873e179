/** `npm run check:links`: follows every link of the built site, to other sites only with `--external`. */

import { failOnProblems } from "../problems/problem.ts";
import { followLinks } from "./follow-links.ts";
import { runCommand } from "./run-command.ts";

runCommand({ external: { type: "boolean" } }, async ({ external = false }, readOwner) => {
  const { startPreview } = await import("../servers/start-preview.ts");
  const { addressesAt, languages } = await import("../urls.ts");
  const { root, facts } = await readOwner();
  const { absoluteUrl, basePath } = addressesAt(facts.origin);
  const server = await startPreview({ root, basePath, port: 0 });
  try {
    const pages = languages.map((language) => `${server.url}${language}/`);
    const site = { url: server.url, published: absoluteUrl(basePath) };
    const { checked, problems } = await followLinks(pages, site, external);
    console.log(`${checked} links checked.`);
    failOnProblems(problems, "Broken links:");
  } finally {
    await server.close();
  }
});
