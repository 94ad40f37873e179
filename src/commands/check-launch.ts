/**
 * `npm run check:launch`: builds in memory and says what is left to do before
 * the site goes online: sample values by fact and place, sample pictures,
 * dates. With `--external` it also asks whether policies and other links answer.
 */

import { parseArgs } from "node:util";
import { composeSite } from "../../build.ts";
import { site } from "../site.ts";
import { BuildError, exitWith } from "../ssg/build-error.ts";
import { readPageDates } from "../ssg/lastmod.ts";
import { deadLinks, launchProblems } from "../ssg/launch.ts";

const root = process.cwd();
const { values } = parseArgs({ options: { external: { type: "boolean", default: false } } });

checkLaunch().catch(exitWith);

async function checkLaunch(): Promise<void> {
  const { files: made, documents } = await composeSite(root, { warn() {}, memory: null, codeVersion: "" });
  const files = [...made];
  const problems = [
    ...(await launchProblems(root, site, { files, documents }, await readPageDates(root), new Date())),
    ...(values.external ? await deadLinks(site, files) : []),
  ];
  if (problems.length > 0) throw BuildError.all("The site is not ready to go online:", problems);
  console.log(`${site.origin} is ready to go online.`);
}
