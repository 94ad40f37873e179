import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { searchTexts } from "../../../src/ssg/checks/search-texts.ts";
import { facts, languages, site, words } from "../../support/site/own-site.ts";
import { textsIn } from "../../support/site/page-parts.ts";

test.each(languages)("the words in %s have typographic quotes and apostrophes", (language) => {
  const { notFound, pages, shared } = words;
  const texts = [notFound[language], shared[language], ...pages.map(({ words }) => words[language])].flatMap(textsIn);
  expect(
    texts.filter((text) => /['"]/.test(text)),
    "Write ’ for an apostrophe, and « » or “ ” for quotes.",
  ).toEqual([]);
});

// The launch check lists those of other sites; tests/unit/checks/launch-tasks.test.ts tests it.
test.runIf(isSample(facts.name))(
  "each page has a title and a description of its own, which search engines show whole",
  () => {
    expect(searchTexts(site, words)).toEqual([]);
  },
);

test.runIf(isSample(facts.name))("the people of the samples appear by initials", () => {
  for (const { author } of facts.reviews) expect(author).toMatch(/^(?:\p{Lu}\. ?){2,3}$/u);
});
