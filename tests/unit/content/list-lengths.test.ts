import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { loadPages } from "../../../src/pages/index.ts";
import { renderPage } from "../../../src/ssg/pages/render-pages.tsx";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { changeLists } from "../../support/project/change-words.ts";
import { root } from "../../support/project/project-root.ts";
import { bareAssets } from "../../support/site/bare-assets.ts";

const pages = await loadPages();

const words = completeWords(root, pages);
const parser = new new Window().DOMParser();
const isText = (item: unknown) => typeof item === "string";

describe.each<[string, (list: unknown[]) => unknown[]]>([
  ["no items", () => []],
  ["no items if its items are texts", (list) => (list.every(isText) ? [] : list)],
  ["one item", (list) => list.slice(0, 1)],
])("every page renders if each list has %s", (_, change) => {
  const changed = { ...words, shared: changeLists(words.shared, change) };

  test.each(words.pages)("/$path renders without gaps", async (page) => {
    const altered = { ...page, words: changeLists(page.words, change) };
    const html = String((await renderPage(altered, "it", changed, bareAssets)).body);
    expect(html).not.toMatch(/\bundefined\b|\bNaN\b/);
    const document = parser.parseFromString(html, "text/html") as unknown as Document;
    const empty = [...document.querySelectorAll("main :is(ul, ol, dl, .faq):empty")].map(({ outerHTML }) => outerHTML);
    expect(empty).toEqual([]);
    const bare = [...document.querySelectorAll("main .measure")].filter(({ children }) =>
      [...children].every((child) => child.matches(".section-head")),
    );
    expect(bare.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const targets = [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute("href") ?? "");
    expect(targets.filter((target) => !document.querySelector(target))).toEqual([]);
  });
});
