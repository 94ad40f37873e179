import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkPaths } from "../../../src/ssg/checks/check-paths.ts";
import { paths } from "../../../src/urls.ts";
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

describe("an old address", () => {
  /** A project with one page. */
  const project = temporaryFolder();
  mkdirSync(join(project, "src/pages/about"), { recursive: true });
  writeFileSync(join(project, "src/pages/about/index.tsx"), "");
  const source = `export const paths = ["about"] as const;\nexport const movedPages = {\n  "services/seo": "about",\n  about: "about",\n  old: "gone",\n};\n`;
  writeFileSync(join(project, "src/urls.ts"), source);

  test("leads to a page", () => {
    expect(checkPaths(root, paths, { "services/seo": paths.at(-1) ?? "" })).toEqual([]);
  });

  test("whose target is gone names its own line", () => {
    const says = 'movedPages leads "old" to "gone", which is no page.';
    expect(checkPaths(project, ["about"], { old: "gone" })).toMatchObject([{ place: "src/urls.ts:5", says }]);
  });

  test("whose page exists again is told", () => {
    const says = 'movedPages leads "about" to "about", but "about" is a page.';
    const fix = "Remove this line.";
    expect(checkPaths(project, ["about"], { about: "about" })).toEqual([{ place: "src/urls.ts:4", says, fix }]);
  });
});
