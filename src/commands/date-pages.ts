/** `npm run date:pages`: dates changed pages for the sitemap, and records translations; `-- --translated` confirms all. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

runCommand(["translated"], async ({ translated }) => {
  const { composeSite } = await import("../../build.ts");
  const { AGREEMENT_FILE, agree } = await import("../ssg/checks/drift.ts");
  const { datePages, PAGE_DATES_FILE } = await import("../ssg/crawlers/page-dates.ts");
  const root = process.cwd();
  const save = (file: string, content: object) => writeFile(join(root, file), `${JSON.stringify(content, null, 2)}\n`);

  const { documents, words, ...before } = await composeSite(root);
  const today = new Date().toISOString().slice(0, 10);
  const dates = datePages(documents, before.dates, today);
  await save(PAGE_DATES_FILE, dates);
  await save(AGREEMENT_FILE, agree(root, words.folders, before.agreement, translated));
  const changed = Object.keys(dates).filter((page) => dates[page]?.content !== before.dates[page]?.content);
  console.log(changed.length === 0 ? "Every page keeps its date." : `Dated ${today}: ${changed.join(", ")}.`);
});
