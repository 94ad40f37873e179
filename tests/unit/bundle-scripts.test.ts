import { basename } from "node:path";
import { expect, test } from "vitest";
import { bundleScripts } from "../../src/ssg/assets/bundle-scripts.ts";
import { hash } from "../../src/ssg/hash.ts";
import { site } from "../support/site/own-site.ts";

// tests/browser/chromium/hydration.test.ts tests that pages load one script, and the islands where there is a tool.
test("other islands give the script another name: it names theirs, and names have a hash of the content", async () => {
  const { files } = await bundleScripts(site);
  for (const { path, body } of files) expect(path).toContain(`-${hash(body)}.js`);
  const [main, islands] = files;
  expect(islands?.path).toMatch(/\/islands-/);
  expect(main?.body).toContain(basename(islands?.path ?? ""));
});
