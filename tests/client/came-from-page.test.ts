import { beforeEach, expect, test, vi } from "vitest";
import { cameFromPage } from "../../src/client/entry/came-from-page.ts";

const load = (type: string) => {
  const entry = { name: location.href, type } as unknown as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
};

beforeEach(() => {
  document.head.innerHTML = '<meta name="pages" content="/repo/pages/it.json">';
  load("navigate");
});

test.each([
  ["https://www.example.com/repo/it/about/", true],
  ["https://www.example.com/repo/en/", true],
  ["https://www.example.com/repo/about/", false],
  ["https://www.example.com/it/about/", false],
  ["https://www.example.com/repo/items/", false],
  ["https://elsewhere.example/repo/it/about/", false],
  ["", false],
])("a load from %s is from a page of ours: %s", (referrer, isOurs) => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  expect(cameFromPage()).toBe(isOurs);
});

test("a folder may end as that of the file does", () => {
  document.head.innerHTML = '<meta name="pages" content="/my-pages/pages/it.json">';
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://www.example.com/my-pages/it/about/");
  expect(cameFromPage()).toBe(true);
});

test.each(["reload", "back_forward"])("a %s is not", (type) => {
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://www.example.com/repo/it/about/");
  load(type);
  expect(cameFromPage()).toBe(false);
});
