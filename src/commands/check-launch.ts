/** `npm run check:launch`: lists what must be done before the site goes online. */

import { runCommand } from "./run-command.ts";

runCommand({}, async (_options, readOwner) => {
  const { makeSite } = await import("../../build.ts");
  const { launchTasks } = await import("../launch/launch-tasks.ts");
  const { site, words, files } = await makeSite(await readOwner());
  const tasks = await launchTasks(site, words, files);
  if (tasks === "") return console.log(`${site.facts.origin} is ready to go online.`);
  console.log(tasks);
  process.exitCode = 1;
});
