import { expect, test } from "vitest";
import { foldersOf } from "../../../src/pages/index.ts";
import { keepBundles } from "../../../src/servers/dev/keep-bundles.ts";
import { bundleStyles } from "../../../src/ssg/assets/bundle-styles.ts";
import { site } from "../../support/site/own-site.ts";

test("in development the sheets of pages keep the order of the build, also after the pages have changed theirs", async () => {
  const { styles } = keepBundles(new Map());
  const folders = foldersOf(site.paths);
  const first = await styles(site, folders);
  expect(await styles(site, folders), "without a change").toBe(first);
  const turned = folders.toReversed();
  const second = await styles(site, turned);
  expect(second.all).toBe((await bundleStyles(site, turned)).all);
  expect(second.all).not.toBe(first.all);
});
