import { expect, onTestFinished, test, vi } from "vitest";
import { type RequestedAddress, resolve } from "../../src/shared/resolve.ts";
import { addressesAt, paths } from "../../src/urls.ts";

/** Some page, since an owner may remove any but the home page. */
const [page] = paths.slice(-1) as [(typeof paths)[number]];
const italianBrowser = { browserLanguages: ["it-IT", "en"] };

test.each<[path: string, context: Omit<RequestedAddress, "path">, url: string]>([
  ["/", italianBrowser, "/it/"],
  ["/", { browserLanguages: ["it-CH"] }, "/it/"],
  ["/", { browserLanguages: ["IT"] }, "/it/"],
  ["/", { browserLanguages: ["eo", "it"] }, "/en/"],
  ["/", { browserLanguages: ["italian"] }, "/en/"],
  ["/", { browserLanguages: [] }, "/en/"],
  ["/", { stored: "it", browserLanguages: ["en"] }, "/it/"],
  ["/", { stored: "en", ...italianBrowser }, "/en/"],
  ["/", { stored: "IT", browserLanguages: ["en"] }, "/en/"],
  ["/", { stored: "<script>", ...italianBrowser }, "/it/"],
  ["/index.html", italianBrowser, "/it/"],
  [`/${page}`, { stored: "en" }, `/en/${page}/`],
  [`/${page}/`, { stored: "it" }, `/it/${page}/`],
  [`/en/${page}`, { stored: "it", ...italianBrowser }, `/en/${page}/`],
  [`/it/${page}/index.html`, { stored: "en" }, `/it/${page}/`],
  [`/it//${page}`, { stored: "en" }, `/it/${page}/`],
  ["/it", { stored: "en" }, "/it/"],
  ["/it/nowhere", { stored: "en" }, "/it/"],
  ["/EN/", italianBrowser, "/en/"],
  [`/It/${page.toUpperCase()}/`, { stored: "en" }, `/it/${page}/`],
  [`/${page.toUpperCase()}`, { stored: "it" }, `/it/${page}/`],
  ...[")", ").", ",", "%20", "%C2%A0", "/)", '"', ".html", ".HTM", ".php", "/index.php", "/index.htm", ".html)"].map(
    (end): [string, object, string] => [`/it/${page}${end}`, { stored: "en" }, `/it/${page}/`],
  ),
  ["/it.html", { stored: "en" }, "/it/"],
  ["/index.php", { stored: "it" }, "/it/"],
  ["/IT/nowhere", { stored: "en" }, "/it/"],
  [`/it/${page}.txt`, { stored: "en" }, "/it/"],
  [`/eo/${page}`, { stored: "it" }, "/it/"],
  [`/it/it/${page}`, { stored: "en" }, "/it/"],
  ["//evil.com", { stored: "en" }, "/en/"],
  ["/\\evil.com", { stored: "en" }, "/en/"],
  ["/%2F%2Fevil.com", { stored: "en" }, "/en/"],
  ["/it/%2F%2Fevil.com", { stored: "en" }, "/it/"],
  ["/it/%E0%A4%A", { stored: "en" }, "/it/"],
  ["/it/../../etc/passwd", { stored: "en" }, "/it/"],
  ["javascript:alert(1)", { stored: "it" }, "/it/"],
  ["/constructor", { stored: "it" }, "/it/"],
  [`/${"a".repeat(9000)}`, { stored: "it" }, "/it/"],
  ["", { stored: "it" }, "/it/"],
])("%s with %j leads to %s", (path, context, url) => {
  expect(resolve({ path, ...context }).url).toBe(url);
});

// tests/dist/metadata/stubs.test.ts tests that query and hash are kept.
test.each([
  { query: "//evil.com", hash: "" },
  { query: "", hash: "//evil.com" },
  { query: "?", hash: "#" },
])("ignores a malformed query or hash: %j", (extra) => {
  expect(resolve({ path: "/it/", ...extra }).url).toBe("/it/");
});

test.each(["", "/"])("under the path of https://user.github.io/repo%s every address starts with it", async (end) => {
  const origin = `https://user.github.io/repo${end}`;
  const addresses = addressesAt(origin);
  expect(addresses.pageUrl("it", page)).toBe(`/repo/it/${page}/`);
  expect(addresses.assetUrl("assets/a b.js")).toBe("/repo/assets/a%20b.js");
  expect(addresses.absoluteUrl(addresses.pageUrl("it", ""))).toBe("https://user.github.io/repo/it/");
  vi.resetModules();
  vi.stubGlobal("SITE_ORIGIN", origin);
  onTestFinished(() => void vi.unstubAllGlobals());
  const below = await import("../../src/shared/resolve.ts");
  expect(below.resolve({ path: `/repo/${page}`, stored: "it" }).url).toBe(`/repo/it/${page}/`);
  expect(below.resolve({ path: "/repo/", stored: "it" }).url).toBe("/repo/it/");
  expect(below.resolve({ path: "/repo", stored: "it" }).url).toBe("/repo/it/");
  expect(below.resolve({ path: `/repo/EN/${page})`, stored: "it" }).url).toBe(`/repo/en/${page}/`);
});
