import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkPaths } from "../../../src/ssg/checks/check-paths.ts";
import { paths } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

describe("a path", () => {
  test.each(["Local SEO", "local_seo", "/about", "about/", "services//ads", "caffè", "a.b", "local--seo"])(
    "%j is no address",
    (path) => {
      expect(checkPaths(root, [path], {})).toContainEqual(
        expect.objectContaining({
          says: expect.stringContaining("is no address"),
          fix: expect.stringContaining("lower-case"),
        }),
      );
    },
  );

  test.each(["it", "en/about", "assets", "pages/it", "embed/social-feed", "not-found"])(
    "%j is taken by other files",
    (path) => {
      expect(checkPaths(root, [path], {})).toContainEqual(
        expect.objectContaining({ says: expect.stringMatching(/^The site uses "\/[\w-]+\/" for other files/) }),
      );
    },
  );

  // Also one with a folder of its name in static.
  test.each(["case", "new", "default", "site", "static", "class", "images/guide"])(
    "%j is a valid path, which only needs its page",
    (path) => {
      expect(checkPaths(root, [path], {})).toEqual([
        expect.objectContaining({ says: expect.stringMatching(`^The path "${path}" has no src/pages/`) }),
      ]);
    },
  );
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
