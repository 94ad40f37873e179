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

const { threeMonths, oneYear } = site.facts.offers;
const { sums } = site;

test.each(languages)("where one offer beats another, the terms in %s say so with both sums", (language) => {
  const { euro, terms } = words.say[language];
  const says = (text: string, ...amounts: readonly (number | null)[]) => {
    for (const amount of amounts) expect(text).toContain(euro(amount ?? Number.NaN));
  };
  says(terms.planYears, oneYear.price, sums.yearOfShortPlans, oneYear.renewal, sums.laterYearOfShortPlans);
  // The renewal of each plan and its months stand side by side.
  const renewals = [threeMonths, oneYear].flatMap(({ months, renewal }) => [terms.spans.months(months), euro(renewal)]);
  const said = [...terms.planEnd.matchAll(RegExp(renewals.join("|"), "g"))].map(([text]) => renewals.indexOf(text));
  expect(said.map((at) => Math.floor(at / 2))).toEqual([0, 0, 1, 1]);
  says(terms.tryAdsOnce, sums.tryAdsWork, threeMonths.price);
  const { dearerBy, managementFrom, worthUpTo } = sums.topUp;
  says(terms.adsRule, managementFrom);
  says(terms.adsRuleInFull, worthUpTo, managementFrom, dearerBy);
  const { firstInvoiceMinimum, firstTermMinimum, managedPage, projectStart } = sums;
  says(terms.pageOrNot, firstInvoiceMinimum, firstTermMinimum, projectStart);
  says(terms.rentedPage, managedPage.saved);
  says(terms.planFor, sums.pageOrSite.page, sums.pageOrSite.site);
});
