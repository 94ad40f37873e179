import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { CHOICE_ATTRIBUTE } from "../../../src/shared/contract.ts";
import type { Path } from "../../../src/urls.ts";
import { pages as builtPages } from "../../support/site/built-site.ts";
import { facts, words as siteWords } from "../../support/site/own-site.ts";
import { all, textOf } from "../../support/site/page-text.ts";
import { builtDocument, inEachLanguage, type PromisedLanguage } from "../../support/site/promises.ts";

inEachLanguage("in %s", (language) => {
  test.each(siteWords.pages)("/$path shows every text of its words", ({ path, words }) => {
    // Other pages use the label for their links.
    const { meta: _, label: _label, menuText: _menuText, ...shownWords } = words[language];
    const shown = withoutSpaces(`${textOf(builtDocument(language, path).body)} ${namesOf(language, path)}`);
    expect(texts(shownWords).filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([]);
  });
});

/** Texts for screen readers, and those that a script shows, which belong to the page too. */
function namesOf(language: PromisedLanguage, path: Path): string {
  return all(builtDocument(language, path), `[aria-label], [${CHOICE_ATTRIBUTE}]`)
    .map((element) => element.getAttribute("aria-label") ?? element.getAttribute(CHOICE_ATTRIBUTE))
    .join(" ");
}

/** Ids of routes and icons, topics that few reviews have, the filter if no topic has more, and the sample mark if there are no sample clients. */
const unseen = [
  ...["path", "icon", "topic", "topics"],
  ...(builtPages.some(({ document }) => document.querySelector(".wall-filter")) ? [] : ["filter", "all"]),
  ...(facts.clients.demos.some(({ name }) => isSample(name)) ? [] : ["sample"]),
];

/** Returns every text in a part of the words. */
function texts(value: unknown, key = ""): string[] {
  if (unseen.includes(key)) return [];
  if (typeof value === "string") return value === "" ? [] : [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, name));
}

/** Removes word joiners and the spaces between elements. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u00a0]+/g, "");
}
