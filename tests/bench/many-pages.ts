/** `npx tsx tests/bench/many-pages.ts 32 200 1000`: what a build costs with so many documents, made by copying a page, with a full cache. */

import { execFile } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { languages, paths } from "../../src/urls.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { median } from "./bench-page.ts";

/** Prints the peak of the memory, in kilobytes, when the command ends. */
const MEMORY = 'process.on("exit", () => console.log("\\nmemory", process.resourceUsage().maxRSS))';

const RUNS = 3;
const counts = process.argv.slice(2).map(Number);
const rows: Record<string, object> = {};

for (const documents of counts.length > 0 ? counts : [32, 200]) {
  const copy = await copyProject();
  try {
    const added = Array.from(
      { length: Math.max(0, documents / languages.length - paths.length) },
      (_, at) => `copy-${at}`,
    );
    const page = join(copy.root, "src/pages/lead-generation");
    await Promise.all(added.map((name) => cp(page, join(copy.root, "src/pages", name), { recursive: true })));
    if (added.length > 0) {
      const lines = added.map((name) => `  "${name}",\n`).join("");
      await copy.edit("src/urls.ts", (text) => text.replace('  "google-ads",\n', `  "google-ads",\n${lines}`));
    }
    await build(copy.root);
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await build(copy.root));
    rows[documents] = {
      seconds: median(runs.map(({ seconds }) => seconds)),
      "memory in MB": Math.round(median(runs.map(({ memory }) => memory)) / 1000),
    };
  } finally {
    await copy.remove();
  }
}
console.table(rows);

async function build(root: string): Promise<{ seconds: number; memory: number }> {
  await rm(join(root, "dist"), { recursive: true, force: true });
  const code = `${MEMORY}; import("./src/commands/build.ts")`;
  const started = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "--eval", code], { cwd: root });
  const memory = Number(stdout.match(/^memory (\d+)$/m)?.[1]);
  return { seconds: (performance.now() - started) / 1000, memory };
}
