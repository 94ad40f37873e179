/** `npm run check:launch`: lists what must be done before the site goes online. */

import { launchProblems } from "../ssg/checks/launch.ts";
import { failOnProblems } from "../ssg/checks/messages.ts";
import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const { composeSite } = await import("../../build.ts");
  const { site } = await import("../site.ts");
  const root = process.cwd();
  const { warnings } = await composeSite(root);
  const problems = [...launchProblems(root, site, new Date()), ...warnings];
  failOnProblems(problems, "The site is not ready to go online:");
  console.log(`${site.origin} is ready to go online.`);
});
