import { describe, expect, test } from "vitest";
import { pages } from "../../../src/pages/index.ts";
import { navigationLists, navigationProblems, pageProblems } from "../../../src/ssg/checks/pages.ts";
import { paths } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";

describe("the page table", () => {
  test("has the pages in the order of the paths", () => {
    expect(pages.map(({ path }) => path)).toEqual(paths);
    expect(pageProblems(root, paths, paths)).toEqual([]);
  });

  test("names a path without a page, a page without a path and two pages with one path", () => {
    const withoutAbout = paths.filter((path) => path !== "about");
    expect(pageProblems(root, paths, withoutAbout)).toEqual([
      expect.stringMatching(/^src\/urls\.ts:\d+ The path "about" has no page/),
    ]);
    expect(pageProblems(root, paths, [...withoutAbout, "abuot"])).toEqual([
      expect.stringContaining('"abuot" is not in the list of src/urls.ts. Did you mean "about"?'),
      expect.stringContaining('The path "about" has no page'),
    ]);
    expect(pageProblems(root, paths, [...paths, "about"])).toEqual([
      expect.stringMatching(/^src\/pages\/index\.ts:\d+ The page "about" is listed twice/),
    ]);
  });
});

describe("a path", () => {
  test.each(["Local SEO", "local_seo", "/about", "about/", "services//ads", "caffè", "a.b", "local--seo"])(
    "%j is no address",
    (path) => {
      expect(pageProblems(root, [path], [path])).toContainEqual(
        expect.stringContaining("is no address. Write lower-case"),
      );
    },
  );

  test.each(["it", "en/about", "assets", "images", "icons", "embed/social-feed", "not-found"])(
    "%j is taken by other files",
    (path) => {
      expect(pageProblems(root, [path], [path])).toContainEqual(
        expect.stringMatching(/The site uses "\/[\w-]+\/" for other files\. Choose another path/),
      );
    },
  );

  test.each(["case", "new", "default", "site", "static", "class"])("%j is as good as any other", (path) => {
    expect(pageProblems(root, [path], [path])).toEqual([
      expect.stringContaining(`src/pages/${path} is missing. Rename the folder.`),
    ]);
  });

  test("has its own folder", () => {
    expect(pageProblems(root, ["ads", "services/ads"], ["ads", "services/ads"])).toEqual([
      expect.stringContaining("two pages would need src/pages/ads"),
      expect.stringContaining("two pages would need src/pages/ads"),
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
