import { expect, test } from "vitest";
import { type RequestedAddress, resolve } from "../../../src/shared/resolve.ts";
import { paths } from "../../../src/urls.ts";

/** Some page, since an owner may remove any but the home page. */
const page = paths.at(-1);
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
  ["/IT", { stored: "en" }, "/en/"],
  [`/IT/${page}`, { stored: "en" }, "/en/"],
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
