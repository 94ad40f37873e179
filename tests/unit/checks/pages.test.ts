import { describe, expect, test } from "vitest";
import { checkPaths } from "../../../src/ssg/checks/check-paths.ts";
import { root } from "../../support/project/project-root.ts";

describe("a path", () => {
  test.each(["Local SEO", "local_seo", "/about", "about/", "services//ads", "caffè", "a.b", "local--seo"])(
    "%j is no address",
    (path) => {
      expect(checkPaths(root, [path]).problems).toContainEqual(
        expect.stringContaining("is no address. Write lower-case"),
      );
    },
  );

  test.each(["it", "en/about", "assets", "images", "icons", "embed/social-feed", "not-found"])(
    "%j is taken by other files",
    (path) => {
      expect(checkPaths(root, [path]).problems).toContainEqual(
        expect.stringMatching(/The site uses "\/[\w-]+\/" for other files\. Choose another path/),
      );
    },
  );

  test.each(["case", "new", "default", "site", "static", "class"])(
    "%j is a valid path, which only needs its page",
    (path) => {
      expect(checkPaths(root, [path]).problems).toEqual([
        expect.stringContaining(`The path "${path}" has no src/pages/${path}/index.tsx. Add the page, or`),
      ]);
    },
  );

  test("has its own folder", () => {
    expect(checkPaths(root, ["ads", "services/ads"]).problems).toEqual([
      expect.stringContaining("Two pages would need the folder src/pages/ads"),
      expect.stringContaining("Two pages would need the folder src/pages/ads"),
    ]);
  });
});
