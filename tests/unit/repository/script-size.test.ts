import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { expect, onTestFinished, test } from "vitest";
import { bundleScripts } from "../../../src/ssg/assets/scripts.ts";
import type { OutputFile } from "../../../src/ssg/output.ts";
import { languages, pageUrl, paths } from "../../../src/urls.ts";
import { copyProject } from "../../support/project/project-copy.ts";
import { root } from "../../support/project/project-root.ts";

/** How many times larger the larger site is. */
const TIMES = 10;

const ENTRY = "src/client/main.ts";

test("ten times the pages and words do not make any script larger", async () => {
  const large = await copyProject({ edit: { "src/urls.ts": manyPaths } });
  onTestFinished(() => large.remove());
  for (const file of await fastGlob(`src/{pages,words}/*/{${languages.join()}}.ts`, {
    cwd: large.root,
    absolute: true,
  }))
    await lengthen(file);

  const [small, grown] = [await bundleScripts(root, ENTRY), await bundleScripts(large.root, ENTRY)];
  expect(bytes(grown.files)).toEqual(bytes(small.files));
});

test("no script contains a page's address or words", async () => {
  const scripts = (await bundleScripts(root, ENTRY)).files.map(({ body }) => String(body)).join("\n");
  for (const path of paths.filter((path) => path.includes("-"))) expect(scripts).not.toContain(path);
  for (const language of languages) expect(scripts).not.toContain(pageUrl(language, "services"));
});

/** Returns the bytes of each script by its name without the hash. */
function bytes(files: readonly OutputFile[]): Record<string, number> {
  return Object.fromEntries(files.map(({ path, body }) => [path.replace(/-[^-]*$/, ""), body.length]));
}

function manyPaths(text: string): string {
  const names = paths
    .filter((path) => path !== "")
    .flatMap((path) => Array.from({ length: TIMES - 1 }, (_, time) => `  "${path}-${time}",`));
  return text.replace('  "google-ads",\n', `  "google-ads",\n${names.join("\n")}\n`);
}

/** Adds copies of a file of words beside it. */
async function lengthen(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  for (let time = 1; time < TIMES; time++) await writeFile(join(file.replace(/\.ts$/, `-${time}.ts`)), text);
}
