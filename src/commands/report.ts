/**
 * `npm run report`: word counts, title and description lengths of every page,
 * and texts that seem untranslated or much longer in one language.
 */

import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const { composeSite } = await import("../../build.ts");
  const { reportWords } = await import("../ssg/report-words.ts");
  console.log(reportWords(process.cwd(), await composeSite(process.cwd())));
});
