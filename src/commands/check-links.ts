/** `npm run check:links`: follows every link of the built site, to other sites only with `--external`. */

import { failOnProblems } from "../ssg/problems/build-error.ts";
import { followLinks } from "./follow-links.ts";
import { runCommand } from "./run-command.ts";

runCommand({ external: { type: "boolean" } }, async ({ external = false }) => {
  const { startPreview } = await import("../servers/start-preview.ts");
  const { absoluteUrl, basePath, languages } = await import("../urls.ts");
  const server = await startPreview({ root: process.cwd(), port: 0 });
  try {
    const pages = languages.map((language) => `${server.url}${language}/`);
    const site = { url: server.url, published: absoluteUrl(basePath) };
    const { checked, skipped, refused, problems } = await followLinks(pages, site, external);
    console.log(`${checked} links checked, ${skipped} skipped.`);
    for (const url of refused) console.log(`${url} does not answer programs. Open it yourself.`);
    const advice = (problem: string) =>
      problem.endsWith("503.") ? 'Run "npm run build" first.' : "Correct the link or the page.";
    failOnProblems(
      problems.map((problem) => `${problem} ${advice(problem)}`),
      "Broken links:",
    );
  } finally {
    await server.close();
  }
});
