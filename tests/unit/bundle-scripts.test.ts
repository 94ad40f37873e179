import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { bundleScripts } from "../../src/ssg/assets/bundle-scripts.ts";
import { site } from "../support/site/own-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const INLINE = ["head-script", "redirect", "social-feed/social-feed-frame"];

/** Bundles a script and islands of these sources. */
async function bundle(main: string, islands: string) {
  const root = temporaryFolder();
  const sources = { ...Object.fromEntries(INLINE.map((name) => [name, `console.log("${name}")`])), main, islands };
  for (const [name, source] of Object.entries(sources)) {
    const file = join(root, `src/client/${name}.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source);
  }
  return bundleScripts({ ...site, root });
}

test("there are one script and one file of islands, which the script imports by its name", async () => {
  const { entry, files, inline } = await bundle('import("./islands.ts")', 'console.log("React")');
  const [main, islands] = files;
  expect([files.length, entry]).toEqual([2, site.assetUrl(main?.path ?? "")]);
  expect(main?.body).toContain(`import("./${islands?.path.replace("assets/", "")}")`);
  expect(islands?.body).toContain("React");
  expect(Object.keys(inline)).toEqual(["head", "redirect", "feed"]);
});

test("other islands give the script another name", async () => {
  const [one, other] = await Promise.all(
    ["1", "2"].map((text) => bundle('import("./islands.ts")', `console.log(${text})`)),
  );
  expect(one?.entry).not.toBe(other?.entry);
});
