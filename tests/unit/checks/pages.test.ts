import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPaths } from "../../../src/pages/check-paths.ts";
import { root } from "../../support/project/project-root.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

test.each([
  ...["Local SEO", "local_seo", "/about", "about/", "services//ads", "caffè", "a.b", "local--seo"].map(
    (path) => [path, "is no address", /^The path ".*" is no address\.$/, /lower-case/] as const,
  ),
  ...["it", "en/about", "assets", "pages/it", "embed/social-feed", "not-found"].map(
    (path) => [path, "is taken", /^The site uses "\/[\w-]+\/" for other files/, /^Choose another path/] as const,
  ),
  // Also one with a folder of its name in static.
  ...["case", "new", "default", "site", "static", "class", "images/guide"].map(
    (path) => [path, "only needs its page", /^The path ".*" has no src\/pages\//, /^Add the page/] as const,
  ),
])("the path %j %s", (path, _, says, fix) => {
  const problem = { says: expect.stringMatching(says), fix: expect.stringMatching(fix) };
  expect(checkPaths(root, [path], {})).toEqual([expect.objectContaining(problem)]);
});

test("an old address leads to a page; where its target is gone, or its page exists again, its line is told", () => {
  /** A project with one page. */
  const project = temporaryFolder();
  mkdirSync(join(project, "src/pages/about"), { recursive: true });
  writeFileSync(join(project, "src/pages/about/index.tsx"), "");
  const moved = { "services/seo": "about", about: "about", old: "gone" };
  const lines = ['const paths = ["about"];', "{", '  "services/seo": "about",', '  about: "about",', '  old: "gone",'];
  writeFileSync(join(project, "src/urls.ts"), lines.join("\n"));
  const [exists, gone] = checkPaths(project, ["about"], moved);
  const says = 'movedPages leads "about" to "about", but "about" is a page.';
  expect(exists).toEqual({ place: "src/urls.ts:4", says, fix: "Remove this line." });
  expect(gone).toMatchObject({ place: "src/urls.ts:5", says: 'movedPages leads "old" to "gone", which is no page.' });
});
