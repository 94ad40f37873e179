import { expect, test } from "vitest";
import { checkFacts } from "../../../src/facts/check-facts.ts";
import { isSample } from "../../../src/facts/samples.ts";
import { formatProblem } from "../../../src/problems/problem.ts";
import { facts as otherFacts } from "../../support/project/real-facts.ts";

/** Returns the build messages for valid facts with another value at a path, or without one; empty if they are valid still. */
function messagesWith(path: string, value: unknown): string {
  const facts = structuredClone(otherFacts);
  const [last = "", ...holders] = path.split(".").reverse();
  const holder = holders.reduceRight<object>((part, key) => Reflect.get(part, key), facts);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return checkFacts({ facts }).problems.map(formatProblem).join("\n");
}

/** The second sentence of a message says what to do. */
const ADVICE = /\. (?:Choose|Correct|Rename|Replace|Write)\b/;
const LANDING_PAGE = "delivery.landingPages";
const MAP = "https://www.google.com/maps/place/Monza";
const srl = { legalName: "Ràbano S.r.l.", register: { office: "Monza", number: "02342520158" }, rea: "MB-1234567" };

test.each<[path: string, value: unknown, advice: RegExp, place?: string]>([
  ["phones.tollFree", "800 000 000", /country code/],
  ["phones.tollFree", "+3902", /no such number exists/],
  ["vat", "00743110158", /last digit/],
  ["vat", "123", /eleven digits/],
  ["vat", undefined, /It is missing\. Add it/],
  ["vta", "1", /There is no fact "vta"\. Correct its name/],
  ["origin", "http://www.example.com", /https/],
  ["origin", "example", /address/],
  ["links.calendar", "example.com/calendar", /https/],
  ["links.calendar", "http://calendly.com/studio", /Write it with https/],
  ["links.mapEmbed", "https://maps.app.goo.gl/Ab3", /quotes of src, below "Embed a map"/],
  ["links.mapEmbed", MAP, /no page can show/],
  ["offers.tryAds.price", "1000", /whole number/],
  ["offers.tryAds.adSpend", 5000, /at most the price/],
  ["offers.topUp.adSpacePercent", 130, ADVICE],
  ["offers.topUp.managementPercent", 30, /There is no fact/],
  ["offers.adsManagement.feePercent", 130, ADVICE],
  ["prices.ecommerce", [4000, 800], /smaller first/],
  ["rangeForSearch.ads", [4000, 800], /smaller first/],
  ["prices.ads", [800, 4000], /There is no fact/],
  ["delivery.activationWorkingDays", [7, 5], /smaller first/],
  [`${LANDING_PAGE}.review`, [3, 5], /follow each other/, LANDING_PAGE],
  ["enquiryCost", [30, 10], /smaller first/],
  ["orders.tryAds", "tryAds", /a list of items, each in brackets/],
  [
    "orders.tryAds",
    [["tryAd"]],
    /There is no "tryAd" in the price list\. Write one of its items: leadGen/,
    "orders.tryAds.0",
  ],
  ["orders.tryAds", [["tryAds"], ["topUp", 0]], /The count is 0\. Write how many/, "orders.tryAds.1"],
  ["orders.tryAds", [["tryAds"], ["topUp", 1.5]], /The count is 1\.5\./, "orders.tryAds.1"],
  ["orders.tryAds", [["tryAds"], ["pageMonth", 2, 0]], /from month 0\. Write the month/, "orders.tryAds.1"],
  ["continuing.rispondiSubito", undefined, /"rispondiSubitoMonth" has no price/, "orders.rispondiSubito.2"],
  ["orders.ads", [["management", 3]], /It is 3\. Write it like \{ channels: 1,/, "orders.ads.0"],
  [
    "orders.ads",
    [["management", { channels: 1, adsPerMonth: 1000, months: 2, winWin: true }]],
    /at least 4 months/,
    "orders.ads.0",
  ],
  ["embeds", "never", /on-click/],
  ["name", " ", /Write the text/],
  ["name", 5, ADVICE],
  ["email", "info", ADVICE],
  ["addresses.legal.postalCode", "2090", /five in Italy/],
  ["addresses.legal.country", "CH", /four in Switzerland/, "addresses.legal.postalCode"],
  ["addresses.legal.country", "FR", /"CH" for Switzerland/],
  ["addresses.legal.province", "Monza", ADVICE],
  ["officeHours.opens", "9", /09:00/],
  ["officeHours.closes", "08:00", /later than the opening time/, "officeHours"],
  ["officeHours.days", ["Mo", "Tu", "Mo"], /each day once/],
  ["availability.hoursPerDay", 25, /at most 24/],
  ["tollFreeFrom", [], /at least one/],
  ["tollFreeFrom.0", "Italy", ADVICE],
  ["spokenLanguages.people.0", "Italian", ADVICE],
  ["serviceAreas.en", undefined, /It is missing\. Add it/],
  ["statistics", undefined, /It is missing\. Add it/],
  ["websites.yearlyChanges", 0, /whole number/],
  ["continuing.analytics", { perMonth: -1 }, /whole number/],
  ["phones", "800", /Write a group in braces/],
  ["company", "Srl", /"sole trader", or a group/],
  ["company", { ...srl, rea: "123" }, /province and number/, "company.rea"],
  ["company", { ...srl, legalName: "" }, /Write the text/, "company.legalName"],
  ["clients.demos.1.nme", "x", /There is no fact/],
  ["clients.demos.2.story", { it: "Un bar.", english: "A bar." }, /no fact "clients\.demos\.2\.story\.english"\./],
  ["clients.demos.0.image", "", ADVICE],
  ["socialFeedGlobal", "a b", ADVICE],
  ["sampleContent.0", "words", ADVICE],
  ["reviews.0.rating", 4, ADVICE],
  ["reviews.0.topics", ["advertising"], ADVICE],
])("an invalid fact is reported with its line and a fix: %s is %j", (path, value, advice, place = path) => {
  const message = messagesWith(path, value);
  expect(message).toContain(place.replace("reviews.", "src/reviews.ts, "));
  expect(message).toMatch(/^src\/(?:site|reviews)\.ts, [\w.]+: /);
  expect(message).toMatch(advice);
});

test.each([
  // Longer than the first term.
  ["offers.adsManagement.noticeMonths", 9],
  ["email", "info@xn--caff-8oa.it"],
  ["email", "rossi&figli@studio.it"],
])("%s may be %s", (path, value) => expect(messagesWith(path, value)).toBe(""));

test.each([
  ["  price: 1.000,", ["1.000 means 1. Write 1000, without a point."]],
  [
    "  startBudgets: [500, 1,500, 3,500],",
    ["1,500 means two numbers. Write 1500", "3,500 means two numbers. Write 3500"],
  ],
  ['  name: "1.000 clienti, 1,500 pagine", // 1.000', []],
  ["  ads: [800, 4000], percent: 1.5,", []],
])("in the text of the facts, %s is told as %j", (source, expected) => {
  const { problems } = checkFacts({ facts: otherFacts, source });
  const told = expected.map((text) => expect.stringContaining(`src/site.ts:1: ${text}`));
  expect(problems.map(formatProblem)).toEqual(told);
});

test("characters that nobody sees are left out of a fact", () => {
  const facts = { ...otherFacts, name: "\u200bStu\u2060dio ", email: "info\u200b@studio.it" };
  const cleaned = { name: "Studio", email: "info@studio.it" };
  expect(checkFacts({ facts })).toMatchObject({ facts: cleaned, problems: [] });
});

test.each([
  ["Agenzia Esempio", true],
  ["Via Esempio 1", true],
  ["https://example.com/mappa", true],
  ["https://www.example.com", true],
  ["info@example.com", true],
  ["+39800000000", true],
  ["00000000000", true],
  ["Vieni in Via Esempio 1, a Monza.", true],
  ["Chiama +39800000000 o scrivi.", true],
  ["Lo ha detto Trattoria Esempio.", true],
  ["Studio Ràbano & Figli", false],
  ["https://flagcdn.com", false],
  ["https://my-example.com/", false],
  ["+39800123456", false],
  ["02342520158", false],
  ["Esempio di professionalità: li consiglio.", false],
  ["", false],
])("%s is a sample value: %s", (value, expected) => expect(isSample(value)).toBe(expected));
