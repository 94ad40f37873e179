/** `npm run report`: lengths of the words of every page, and texts whose translation to look at. */

import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const { composeSite } = await import("../../build.ts");
  const { reportWords } = await import("../ssg/report-words.ts");
  console.log(reportWords(process.cwd(), await composeSite(process.cwd())));
});
