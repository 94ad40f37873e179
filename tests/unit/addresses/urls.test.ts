import { expect, onTestFinished, test, vi } from "vitest";
import { addressesAt, languages, paths } from "../../../src/urls.ts";

/** Some page, since an owner may remove any but the home page. */
const [page] = paths.slice(-1) as [(typeof paths)[number]];

test.each(["https://user.github.io/repo", "https://user.github.io/repo/"])(
  "under the base path of %s every address starts with it",
  async (origin) => {
    const addresses = addressesAt(origin, languages);
    expect(addresses.pageUrl("it", page)).toBe(`/repo/it/${page}/`);
    expect(addresses.assetUrl("assets/a b.js")).toBe("/repo/assets/a%20b.js");
    expect(addresses.absoluteUrl(addresses.pageUrl("it", ""))).toBe("https://user.github.io/repo/it/");
    vi.resetModules();
    vi.stubGlobal("SITE_ORIGIN", origin);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { resolve } = await import("../../../src/shared/resolve.ts");
    expect(resolve({ path: `/repo/${page}`, stored: "it" }).url).toBe(`/repo/it/${page}/`);
    expect(resolve({ path: "/repo/", stored: "it" }).url).toBe("/repo/it/");
    expect(resolve({ path: "/repo", stored: "it" }).url).toBe("/repo/it/");
  },
);
