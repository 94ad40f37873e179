/** `npm run build`: builds the site into `dist`. */

import { runCommand } from "./run-command.ts";

runCommand({ draft: { type: "boolean" } }, async ({ draft = false }, readOwner) => {
  const started = performance.now();
  const owner = await readOwner();
  const { buildSite } = await import("../../build.ts");
  const { reportSizes } = await import("../ssg/report/report-sizes.ts");
  const { distFolder } = await import("../ssg/publish.ts");
  const files = await buildSite(owner, { isDraft: draft });
  console.log(reportSizes(files));
  console.log(`Built ${distFolder(owner.root)} in ${Math.round(performance.now() - started)} ms.`);
});
