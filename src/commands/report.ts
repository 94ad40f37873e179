/** `npm run report`: lengths of the words of every page, and texts that are still to be translated. */

import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const { buildSite } = await import("../../build.ts");
  const { reportWords } = await import("../ssg/words/report-words.ts");
  console.log(reportWords(process.cwd(), await buildSite(process.cwd(), { dryRun: true })));
});
