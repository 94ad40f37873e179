/** `npm run check:launch`: lists what must be done before the site goes online. */

import { launchProblems } from "../ssg/checks/launch-problems.ts";
import { BuildError } from "../ssg/problems/build-error.ts";
import { runCommand } from "./run-command.ts";

runCommand({}, async () => {
  const { buildSite } = await import("../../build.ts");
  const { untranslatedTexts } = await import("../ssg/words/untranslated-texts.ts");
  const { site } = await import("../site.ts");
  const root = process.cwd();
  const { words, warnings } = await buildSite(root, { dryRun: true });
  const problems = [...launchProblems(root, site, new Date()), ...untranslatedTexts(root, words.folders), ...warnings];
  if (problems.length === 0) return console.log(`${site.origin} is ready to go online.`);
  // The list is the result, not a failure of the command: it can be saved and printed.
  console.log(new BuildError(problems, "The site is not ready to go online:").message);
  process.exitCode = 1;
});
