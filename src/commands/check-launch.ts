/**
 * `npm run check:launch`: lists what must be done before the site goes online.
 * With `--external` it also asks whether the links to other sites answer.
 */

import { composeSite } from "../../build.ts";
import { site } from "../site.ts";
import { deadLinks, launchProblems } from "../ssg/checks/launch.ts";
import { failOnProblems } from "../ssg/checks/messages.ts";
import { runCommand } from "./run-command.ts";

runCommand(["external"], async ({ external }) => {
  const root = process.cwd();
  const composition = await composeSite(root);
  const problems = [
    ...(await launchProblems(root, site, new Date())),
    ...composition.warnings,
    ...(external ? await deadLinks(site, composition.documents) : []),
  ];
  failOnProblems(problems, "The site is not ready to go online:");
  console.log(`${site.origin} is ready to go online.`);
});
