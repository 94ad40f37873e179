import { expect, test } from "vitest";
import { pages } from "../../support/site/built-site.ts";
import { words } from "../../support/site/own-site.ts";
import { all, plain, textOf, textsIn } from "../../support/site/page-text.ts";
import { inEachLanguage } from "../../support/site/promises.ts";

const SENTENCE_WORDS = 8;
const MAX_PAGES_OF_A_SENTENCE = 2;
/** Of the words of both titles. */
const MAX_SHARED_WORDS = 0.4;

const PARTS = "p, li, dd, dt, h2, h3, summary";
/** Said on many pages on purpose: what clients say, how to reach us, where the terms for all stand, and names for screen readers. */
const REPEATED =
  "blockquote, figcaption, .reviews-note, .wall-note, #contact, .cta-chat, .cases + .fine-print, .hidden";

inEachLanguage("the words of all pages in %s", (language) => {
  const own = pages.filter((page) => page.language === language);

  test("say a long sentence on two pages at most, terms apart", () => {
    const terms = textsIn(words.say[language]).map(plain);
    const pagesOf = new Map<string, Set<string>>();
    for (const { path, document } of own) {
      for (const sentence of all(document, `main :is(${PARTS})`).flatMap(sentencesOf))
        pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(path));
    }
    const repeated = [...pagesOf].filter(([, { size }]) => size > MAX_PAGES_OF_A_SENTENCE);
    expect(repeated.filter(([sentence]) => !terms.some((term) => term.includes(sentence)))).toEqual([]);
  });

  test("have titles that can be told apart in a list", () => {
    const titles = own.map(({ path, document }) => ({
      path,
      said: new Set(wordsOf(textOf(document.querySelector("title")).toLowerCase())),
    }));
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

const wordsOf = (text: string) => text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Sentences of eight words or more that belong to this element and to none inside it. */
function sentencesOf(element: Element): string[] {
  if (element.querySelector(PARTS)) return [];
  const sentences = textOf(element).split(/(?<=[.!?]) /);
  const long = sentences.filter((sentence) => wordsOf(sentence).length >= SENTENCE_WORDS);
  return long.length > 0 && element.closest(REPEATED) ? [] : long;
}
