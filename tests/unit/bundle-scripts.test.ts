import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundleScripts } from "../../src/ssg/assets/bundle-scripts.ts";
import { site } from "../support/site/own-site.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "scripts-"));
  for (const name of ["head-script", "redirect", "social-feed/social-feed-frame"])
    await save(name, `console.log("${name}")`);
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function save(name: string, source: string): Promise<void> {
  const file = join(root, `src/client/${name}.ts`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

test("a late module may share functions and constants with the entry, but no state", async () => {
  await save(
    "menu",
    "export const DELAY_MS = 100; export const wait = () => DELAY_MS; let isOpen = false;\nexport const open = () => { isOpen = true; };\nexport const read = () => isOpen;",
  );
  await save("main", 'import { open, wait } from "./menu.ts"; open(); wait(); import("./late.ts");');
  await save("late", 'import { DELAY_MS, wait } from "./menu.ts"; console.log(DELAY_MS, wait());');
  const { files, problems } = await bundleScripts({ ...site, root }, "src/client/main.ts");
  expect([files.length, problems]).toEqual([2, []]);
  await save(
    "menu",
    "export let isOpen = false;\nexport const wait = () => 100;\nexport const open = () => { isOpen = true; };",
  );
  await save("late", 'import { isOpen } from "./menu.ts"; console.log(isOpen);');
  expect((await bundleScripts({ ...site, root }, "src/client/main.ts")).problems).toEqual([
    expect.objectContaining({
      says: expect.stringContaining('late.ts is loaded late and would get a copy of "isOpen" of src/client/menu.ts'),
    }),
  ]);
});
