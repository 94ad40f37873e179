import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { CHOICE_ATTRIBUTE } from "../../../src/shared/contract.ts";
import { pages as builtPages } from "../../support/site/built-site.ts";
import { facts, words as siteWords } from "../../support/site/own-site.ts";
import { all, textOf, textsIn } from "../../support/site/page-text.ts";
import { builtDocument, inEachLanguage } from "../../support/site/promises.ts";

inEachLanguage("in %s", (language) => {
  test.each(siteWords.pages)("/$path shows every text of its words", ({ path, words }) => {
    // Other pages use the label for their links.
    const { meta: _, label: _label, menuText: _menuText, ...shownWords } = words[language];
    const page = builtDocument(language, path);
    // Texts for screen readers, and those that a script shows, belong to the page too.
    const names = ["aria-label", CHOICE_ATTRIBUTE].flatMap((name) =>
      all(page, `[${name}]`).map((element) => element.getAttribute(name)),
    );
    const shown = withoutSpaces([textOf(page.body), ...names].join(" "));
    const texts = textsIn(JSON.parse(JSON.stringify(shownWords), withoutUnseen));
    expect(texts.filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([]);
  });
});

/** Ids of routes and icons, topics that few reviews have, the filter if no topic has more, and the sample mark if there are no sample clients. */
const unseen = [
  ...["path", "icon", "topic", "topics"],
  ...(builtPages.some(({ document }) => document.querySelector(".wall-filter")) ? [] : ["filter", "all"]),
  ...(facts.clients.demos.some(({ name }) => isSample(name)) ? [] : ["sample"]),
];

const withoutUnseen = (key: string, value: unknown) => (unseen.includes(key) ? undefined : value);

/** Removes the spaces between elements. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, "");
}
