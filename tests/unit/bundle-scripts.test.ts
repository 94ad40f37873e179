import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { bundleScripts } from "../../src/ssg/assets/bundle-scripts.ts";
import { site } from "../support/site/own-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const INLINE = ["head-script", "redirect", "social-feed/social-feed-frame"];

/** Returns the name of a script whose islands are this source. */
async function nameWith(islands: string): Promise<string> {
  const root = temporaryFolder();
  const sources = { ...Object.fromEntries(INLINE.map((name) => [name, ""])), main: 'import("./islands.ts")', islands };
  for (const [name, source] of Object.entries(sources)) {
    const file = join(root, `src/client/${name}.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source);
  }
  return (await bundleScripts({ ...site, root })).entry;
}

// tests/browser/chromium/hydration.test.ts tests that pages load one script, and the islands where there is a tool.
test("other islands give the script another name", async () => {
  expect(await nameWith("console.log(1)")).not.toBe(await nameWith("console.log(2)"));
  expect(await nameWith("console.log(1)")).toBe(await nameWith("console.log(1)"));
});
