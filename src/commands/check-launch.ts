/** `npm run check:launch`: lists what must be done before the site goes online. */

import { runCommand } from "./run-command.ts";

runCommand({}, async (_options, readOwner) => {
  const { makeSiteAssets, renderSite } = await import("../../build.ts");
  const { describeSite } = await import("../pages/describe-site.ts");
  const { failOnProblems } = await import("../problems/problem.ts");
  const { launchTasks } = await import("../launch/launch-tasks.ts");
  const { site, words } = await describeSite(await readOwner());
  const { files, problems } = await renderSite(site, words, await makeSiteAssets(site, words.pages));
  failOnProblems(problems);
  const tasks = await launchTasks(site, words, files);
  if (tasks === "") return console.log(`${site.facts.origin} is ready to go online.`);
  console.log(tasks);
  process.exitCode = 1;
});
