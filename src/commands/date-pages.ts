/**
 * `npm run date:pages`: dates the pages whose words have changed, for the
 * sitemap, and records which translations are up to date. `-- --translated`
 * confirms those that the build reports. Commit the result.
 */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeSite } from "../../build.ts";
import { pages } from "../pages/index.ts";
import { AGREEMENT_FILE, agree, agreementSchema } from "../ssg/checks/drift.ts";
import { completeWords } from "../ssg/checks/words.ts";
import { datePages, PAGE_DATES_FILE, pageDatesSchema } from "../ssg/crawlers/page-dates.ts";
import { readRecord } from "../ssg/read-record.ts";
import { runCommand } from "./run-command.ts";

runCommand(["translated"], async ({ translated }) => {
  const root = process.cwd();
  const today = new Date().toISOString().slice(0, 10);
  const before = await readRecord(root, PAGE_DATES_FILE, pageDatesSchema);
  const dates = datePages((await composeSite(root)).documents, before, today);
  const changed = Object.keys(dates).filter((page) => dates[page]?.content !== before[page]?.content);
  await writeFile(join(root, PAGE_DATES_FILE), `${JSON.stringify(dates, null, 2)}\n`);
  const { folders } = completeWords(root, pages);
  const agreement = agree(root, folders, await readRecord(root, AGREEMENT_FILE, agreementSchema), translated);
  await writeFile(join(root, AGREEMENT_FILE), `${JSON.stringify(agreement, null, 2)}\n`);
  console.log(changed.length === 0 ? "Every page keeps its date." : `Dated ${today}: ${changed.join(", ")}.`);
});
