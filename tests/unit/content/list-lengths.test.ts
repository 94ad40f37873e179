import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { loadPages } from "../../../src/pages/index.ts";
import { renderPage } from "../../../src/ssg/pages/render-pages.tsx";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { changeLists } from "../../support/project/change-words.ts";
import { root } from "../../support/project/project-root.ts";
import { bareAssets } from "../../support/site/bare-assets.ts";

const words = completeWords(root, await loadPages());
const parser = new new Window().DOMParser();
type Page = (typeof words.pages)[number];

const shorten = <Lists>(lists: Lists) => changeLists(lists, (list) => list.slice(0, 1));

test.each(words.pages)("/$path renders without gaps if each list has one item", async (page) => {
  await expectNoGaps({ ...page, words: shorten(page.words) }, { ...words, shared: shorten(words.shared) });
});

test.each(words.pages.filter(({ words }) => words.it.questions))(
  "/$path renders without gaps if it has no questions",
  async (page) => {
    const { it } = page.words;
    const questions = it.questions && { ...it.questions, items: [] };
    await expectNoGaps({ ...page, words: { ...page.words, it: { ...it, questions } } as Page["words"] }, words);
  },
);

async function expectNoGaps(page: Page, site: typeof words): Promise<void> {
  const html = String((await renderPage(page, "it", site, bareAssets)).body);
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
}
