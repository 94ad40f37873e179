import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages } from "../../src/pages/index.ts";
import { navigationLists, navigationProblems, pageProblems } from "../../src/ssg/checks/pages.ts";
import { pageFolder } from "../../src/ssg/checks/places.ts";
import { paths } from "../../src/urls.ts";
import { root } from "../support/project-root.ts";

describe("the page table", () => {
  test("has the pages in the order of the paths", () => {
    expect(pages.map(({ path }) => path)).toEqual(paths);
    expect(pageProblems(root, paths)).toEqual([]);
  });

  test.each(pages)("the folder of $path has the name of its last part", ({ path }) => {
    expect(existsSync(join(root, pageFolder(path), "index.tsx"))).toBe(true);
  });

  test("names a path without a page, a page without a path and two pages with one path", () => {
    const withoutAbout = paths.filter((path) => path !== "about");
    expect(pageProblems(root, withoutAbout)).toEqual([
      expect.stringMatching(/^src\/urls\.ts:\d+ The path "about" has no page/),
    ]);
    expect(pageProblems(root, [...withoutAbout, "abuot"])).toEqual([
      expect.stringContaining('"abuot" is no path of src/urls.ts. Did you mean "about"?'),
      expect.stringContaining('The path "about" has no page'),
    ]);
    expect(pageProblems(root, [...paths, "about"])).toEqual([
      expect.stringMatching(/^src\/pages\/about\/index\.tsx:\d+ Two pages have the path "about"/),
    ]);
  });
});

describe("the navigation", () => {
  test("leads to pages, and nowhere twice", () => {
    expect(navigationProblems(root, navigationLists, paths)).toEqual([]);
    expect(navigationProblems(root, { footer: ["abuot"], header: ["about", "about"] }, paths)).toEqual([
      expect.stringMatching(
        /^src\/navigation\.ts.* The footer leads to "abuot", which is no page\. Did you mean "about"/,
      ),
      expect.stringMatching(/^src\/navigation\.ts:\d+ The header has "about" twice/),
    ]);
  });
});
