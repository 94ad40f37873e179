import { describe, expect, test } from "vitest";
import { checkPaths } from "../../../src/ssg/checks/check-paths.ts";
import { paths } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";

describe("a path", () => {
  test.each(["Local SEO", "local_seo", "/about", "about/", "services//ads", "caffè", "a.b", "local--seo"])(
    "%j is no address",
    (path) => {
      expect(checkPaths(root, [path], {}).problems).toContainEqual(
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
      expect(checkPaths(root, [path], {}).problems).toContainEqual(
        expect.objectContaining({ says: expect.stringMatching(/^The site uses "\/[\w-]+\/" for other files/) }),
      );
    },
  );

  test.each(["case", "new", "default", "site", "static", "class"])(
    "%j is a valid path, which only needs its page",
    (path) => {
      expect(checkPaths(root, [path], {}).problems).toEqual([
        expect.objectContaining({ says: `The path "${path}" has no src/pages/${path}/index.tsx.` }),
      ]);
    },
  );

  test("has its own folder", () => {
    expect(checkPaths(root, ["ads", "services/ads"], {}).problems).toEqual([
      expect.objectContaining({ says: "Two pages would need the folder src/pages/ads." }),
      expect.objectContaining({ says: "Two pages would need the folder src/pages/ads." }),
    ]);
  });
});

test("a folder of static below the address of a page is no conflict", () => {
  expect(checkPaths(root, ["images/guide"], {}, () => true).problems).toEqual([]);
});

test("an old address leads to a page", () => {
  const [last = ""] = paths.slice(-1);
  expect(checkPaths(root, paths, { "services/seo": last }).problems).toEqual([]);
  expect(checkPaths(root, paths, { "services/seo": "nowhere" }).problems).toEqual([
    expect.objectContaining({ says: 'movedPages leads "services/seo" to "nowhere", which is no page.' }),
  ]);
});
