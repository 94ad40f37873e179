import { describe, expect, test, vi } from "vitest";
import { absoluteUrl, alternates, languages, outputPath, pageUrl, paths } from "../../../src/urls.ts";

/** Some page, since an owner may remove any but the home page. */
const [page] = paths.slice(-1) as [(typeof paths)[number]];

test.each([
  ["it", "", "/it/", "it/index.html"],
  ["en", page, `/en/${page}/`, `en/${page}/index.html`],
] as const)("page %s/%s has the address %s and the file %s", (language, path, url, file) => {
  expect(pageUrl(language, path)).toBe(url);
  expect(outputPath(language, path)).toBe(file);
});

test("alternates are the same on both pages of a pair, and x-default is the English one", () => {
  expect(alternates(page)).toEqual([
    ...languages.map((language) => ({ hreflang: language, href: absoluteUrl(`/${language}/${page}/`) })),
    { hreflang: "x-default", href: absoluteUrl(`/en/${page}/`) },
  ]);
});

describe("under a base path", () => {
  test.each(["https://user.github.io/repo", "https://user.github.io/repo/"])(
    "%s: every address starts with it",
    async (origin) => {
      vi.resetModules();
      vi.doMock("../../../src/site.ts", async (original) => {
        const { site } = await original<typeof import("../../../src/site.ts")>();
        return { site: { ...site, origin } };
      });
      const urls = await import("../../../src/urls.ts");
      const { resolve } = await import("../../../src/resolve.ts");
      expect(urls.pageUrl("it", page)).toBe(`/repo/it/${page}/`);
      expect(urls.assetUrl("assets/a.js")).toBe("/repo/assets/a.js");
      expect(urls.absoluteUrl(urls.pageUrl("it", ""))).toBe("https://user.github.io/repo/it/");
      expect(resolve({ path: `/repo/${page}`, stored: "it" }).url).toBe(`/repo/it/${page}/`);
      expect(resolve({ path: "/repo/", stored: "it" }).url).toBe("/repo/it/");
      expect(resolve({ path: "/repo", stored: "it" }).url).toBe("/repo/it/");
      vi.doUnmock("../../../src/site.ts");
    },
  );
});
