/** `npm run date:pages`: dates changed pages for the sitemap. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

runCommand([], async () => {
  const { buildSite } = await import("../../build.ts");
  const { datePages, PAGE_DATES_FILE, undatedPages } = await import("../ssg/crawlers/page-dates.ts");
  const root = process.cwd();
  const today = new Date().toISOString().slice(0, 10);
  const { documents, dates } = await buildSite(root, { dryRun: true });
  await writeFile(join(root, PAGE_DATES_FILE), datePages(documents, dates, today));
  const changed = undatedPages(documents, dates);
  console.log(changed.length === 0 ? "Every page keeps its date." : `Dated ${today}: ${changed.join(", ")}.`);
});
