import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { pages } from "../../support/site/built-site.ts";
import { found } from "../../support/site/found.ts";
import { facts, words as siteWords } from "../../support/site/own-site.ts";
import { all, plain, textOf, textsIn } from "../../support/site/page-parts.ts";
import { builtDocument, inEachLanguage } from "../../support/site/promises.ts";

/** From this length on a sentence is long. */
const SENTENCE_WORDS = 8;
const MAX_PAGES_OF_A_SENTENCE = 2;
/** Of the words of both titles. */
const MAX_SHARED_WORDS = 0.4;

const PARTS = "p, li, dd, dt, h2, h3, summary";
/** Said on many pages on purpose: what clients say, how to reach us, where the terms for all stand, and names for screen readers. */
const REPEATED = "blockquote, figcaption, .reviews-note, .wall-note, #contact, .cta-chat, .bill, .hidden";

/** Each with a tool, which only JavaScript shows. */
const pagesWithTool = ["google-ads", "landing", "instant-websites", "services/rispondi-subito"];

inEachLanguage("in %s", (language) => {
  const own = pages.filter((page) => page.language === language);

  test("a page shows every text of its words", () => {
    for (const { path, words } of siteWords.pages) {
      // Other pages use the label for their links.
      const { meta: _, label: _label, menuText: _menuText, ...shownWords } = words[language];
      const page = builtDocument(language, path);
      // Texts for screen readers, and those that a script shows, belong to the page too.
      const names = ["aria-label", "data-choice"].flatMap((name) =>
        all(page, `[${name}]`).map((element) => element.getAttribute(name)),
      );
      const shown = withoutSpaces([textOf(page.body), ...names].join(" "));
      const texts = found(`words of /${path}`, textsIn(JSON.parse(JSON.stringify(shownWords), withoutUnseen)));
      const missing = texts.filter((text) => !shown.includes(withoutSpaces(text)));
      expect.soft(missing, `/${path}`).toEqual([]);
    }
  });

  test("without JavaScript and on paper, a page has every figure of its tool beside it", () => {
    for (const path of pagesWithTool) {
      const there = builtDocument(language, path).querySelector(".tool")?.closest("section");
      const within = there?.cloneNode(true) as Element;
      const tool = within.querySelector("[data-island] > .tool") as Element;
      const parts = all(tool, "*").filter((part) => part.children.length === 0 && !part.closest("a, svg"));
      const figures = parts.map(textOf).filter((text) => /\d/.test(text));
      tool.remove();
      const missing = found(`figures of /${path}`, figures).filter((figure) => !textOf(within).includes(figure));
      expect.soft(missing, `/${path}`).toEqual([]);
    }
  });

  test("a long sentence stands on two pages at most, terms apart", () => {
    const terms = textsIn(siteWords.say[language]).map(plain);
    const pagesOf = new Map<string, Set<string>>();
    for (const { path, document } of own) {
      for (const sentence of all(document, `main :is(${PARTS})`).flatMap(sentencesOf))
        pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(path));
    }
    const repeated = [...pagesOf].filter(([, { size }]) => size > MAX_PAGES_OF_A_SENTENCE);
    expect(repeated.filter(([sentence]) => !terms.some((term) => term.includes(sentence)))).toEqual([]);
  });

  test("titles can be told apart in a list", () => {
    const titles = own.map(({ path, document }) => ({ path, said: new Set(wordsOf(document.title.toLowerCase())) }));
    const alike = titles.flatMap((one, at) =>
      titles.slice(at + 1).flatMap((other) => {
        const every = new Set([...one.said, ...other.said]);
        const share = (one.said.size + other.said.size - every.size) / every.size;
        return share > MAX_SHARED_WORDS ? `/${one.path} and /${other.path}: ${share.toFixed(2)}` : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

/** Ids of routes and icons, the mark of the cheaper way where both cost the same, topics that few reviews have, the filter if no topic has more, and the sample mark if there are no sample clients. */
const unseen = [
  ...["path", "icon", "topic", "topics", "less"],
  ...(pages.some(({ document }) => document.querySelector(".wall-filter")) ? [] : ["filter", "all"]),
  ...(facts.clients.demos.some(({ name }) => isSample(name)) ? [] : ["sample"]),
];

const withoutUnseen = (key: string, value: unknown) => (unseen.includes(key) ? undefined : value);

/** Removes the spaces between elements. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

const wordsOf = (text: string) => text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Sentences of eight words or more that belong to this element and to none inside it. */
function sentencesOf(element: Element): string[] {
  if (element.querySelector(PARTS)) return [];
  const sentences = textOf(element).split(/(?<=[.!?]) /);
  const long = sentences.filter((sentence) => wordsOf(sentence).length >= SENTENCE_WORDS);
  return long.length > 0 && element.closest(REPEATED) ? [] : long;
}
