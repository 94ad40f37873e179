import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { searchTexts } from "../../../src/launch/search-texts.ts";
import { facts, languages, site, words } from "../../support/site/own-site.ts";
import { textsIn } from "../../support/site/page-parts.ts";

test.each(languages)("the words in %s have typographic quotes and apostrophes", (language) => {
  const { notFound, pages, shared } = words;
  const texts = [notFound[language], shared[language], ...pages.map(({ words }) => words[language])].flatMap(textsIn);
  const straight = texts.filter((text) => /['"]/.test(text));
  expect(straight, "Write ’ for an apostrophe, and « » or “ ” for quotes.").toEqual([]);
});

const testSample = test.runIf(isSample(facts.name));

// The launch check lists those of other sites; tests/unit/checks/launch-tasks.test.ts tests it.
testSample("each page has a title and a description of its own, which search engines show whole", () => {
  expect(searchTexts(site, words)).toEqual([]);
});

testSample("the people of the samples appear by initials", () => {
  for (const { author } of facts.reviews) expect(author).toMatch(/^(?:\p{Lu}\. ?){2,3}$/u);
});

const { say } = words;

testSample.each([
  ["it", "Prima del tuo sì non paghi niente: approvi testi, piano e budget."],
  ["it", "Niente si rinnova senza il tuo sì: due settimane prima ti chiediamo, poi si va mese per mese."],
  ["it", "Ogni giorno lavorativo di ritardo ti regala una settimana in più."],
  [
    "it",
    "Account, testi, dominio e dati sono tuoi dal primo giorno; i soldi degli annunci che non spendi tornano a te.",
  ],
  ["en", "You pay nothing before your yes: you approve texts, plan and budget."],
  ["en", "Nothing renews without your yes: we ask two weeks before, then it runs month by month."],
  ["en", "Each working day we are late gives you a week more."],
  ["en", "Accounts, texts, domain and data are yours from day one; ad money that is not spent comes back to you."],
] as const)("the fair terms in %s say: %s", (language, sentence) => {
  expect(say[language].terms.fair).toContain(sentence);
  expect(say[language].terms.fair).toHaveLength(4);
});

testSample.each(["it", "en"] as const)(
  "from which ads on management costs no more, and what an enquiry costs, in %s",
  (language) => {
    const { euro, euroRange, terms } = say[language];
    expect(terms.adsRule).toContain(euro(700));
    for (const text of [euroRange([10, 30]), "23", "70"]) expect(terms.enquiries).toContain(text);
  },
);
