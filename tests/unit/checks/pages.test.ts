import { describe, expect, test } from "vitest";
import { floatingChain, footerPages, linksAfterMenu, linksBeforeMenu, servicesMenu } from "../../../src/navigation.ts";
import { pages } from "../../../src/pages/index.ts";
import { pageProblems } from "../../../src/ssg/checks/pages.ts";
import { paths } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";

describe("the page table", () => {
  test("has the pages in the order of the paths", () => {
    expect(pages.map(({ path }) => path)).toEqual(paths);
    expect(pageProblems(root, paths, paths)).toEqual([]);
  });

  test("reports a path without a page and a page without a path", () => {
    const withoutAbout = paths.filter((path) => path !== "about");
    expect(pageProblems(root, paths, withoutAbout)).toEqual([
      expect.stringMatching(/^src\/urls\.ts:\d+ The path "about" has no page/),
    ]);
    expect(pageProblems(root, paths, [...paths, "about"])).toEqual([
      expect.stringContaining(
        'Two pages have the path "about". Write another path for one of them in src/pages/index.ts.',
      ),
    ]);
    expect(pageProblems(root, paths, [...withoutAbout, "abuot"])).toEqual([
      expect.stringContaining('The path "about" has no page'),
      expect.stringContaining('"abuot" is not in the list of src/urls.ts. Did you mean "about"?'),
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

  test.each(["case", "new", "default", "site", "static", "class"])("%j is a valid path", (path) => {
    expect(pageProblems(root, [path], [path])).toEqual([
      expect.stringContaining(`src/pages/${path} is missing. Give the folder`),
    ]);
  });

  test("has its own folder", () => {
    expect(pageProblems(root, ["ads", "services/ads"], ["ads", "services/ads"])).toEqual([
      expect.stringContaining("Two pages would need the folder src/pages/ads"),
      expect.stringContaining("Two pages would need the folder src/pages/ads"),
    ]);
  });
});

test.each([
  ["header", [...linksBeforeMenu, ...linksAfterMenu]],
  ["services menu", servicesMenu],
  ["footer", Object.values(footerPages).flat()],
  ["floating chain", floatingChain],
])("the %s leads to existing pages, each once", (_, list) => {
  expect(list.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(list).size).toBe(list.length);
});
