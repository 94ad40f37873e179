import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prepareBundle } from "../../../src/servers/dev/bundle-sources.ts";
import { startSiteProcess } from "../../../src/servers/dev/site-process.ts";
import { root } from "../../support/project/project-root.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const folder = temporaryFolder();

/** Writes the sources of a version. Its site says which one it is. */
function write(version: string, open: string): string {
  const file = join(folder, `${version}.mjs`);
  const find = `async (path) => { show?.(); return { path, body: "${version}" }; }`;
  writeFileSync(file, `let show;\nconst site = { assets: [], find: ${find} };\n${open}`);
  return file;
}

test("a version that takes longer to open than the one after it does not replace it", async () => {
  const { runner } = await prepareBundle(root);
  const { ask, stop } = startSiteProcess(root, runner);
  onTestFinished(stop);
  const newer = write(
    "newer",
    "export const shown = new Promise((resolve) => { show = resolve; });\nexport const openSite = async () => site;",
  );
  const older = write(
    "older",
    'import { shown } from "./newer.mjs";\nexport const openSite = () => shown.then(() => site);',
  );
  const olderIsOpen = ask("open", root, older);
  await ask("open", root, newer);
  await ask("find", "it/");
  await olderIsOpen;
  expect(await ask("find", "it/")).toMatchObject({ body: "newer" });
});
