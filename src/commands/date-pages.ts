/** `npm run date:pages`: gives today's date to the pages whose words have changed, for the sitemap. Commit the result. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeSite } from "../../build.ts";
import { datePages, PAGE_DATES_FILE, readPageDates } from "../ssg/crawlers/page-dates.ts";
import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const root = process.cwd();
  const today = new Date().toISOString().slice(0, 10);
  const before = await readPageDates(root);
  const dates = datePages((await composeSite(root)).documents, before, today);
  const changed = Object.keys(dates).filter((page) => dates[page]?.content !== before[page]?.content);
  await writeFile(join(root, PAGE_DATES_FILE), `${JSON.stringify(dates, null, 2)}\n`);
  console.log(changed.length === 0 ? "Every page keeps its date." : `Dated ${today}: ${changed.join(", ")}.`);
});
