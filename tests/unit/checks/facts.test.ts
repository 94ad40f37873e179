import { describe, expect, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { isSample, sampleFacts } from "../../../src/facts/samples.ts";
import { checkFacts } from "../../../src/ssg/checks/check-facts.ts";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { root } from "../../support/project/project-root.ts";
import { facts as otherFacts } from "../../support/project/real-facts.ts";

/** Returns the build messages for valid facts that are changed; empty if they are valid still. */
function messagesFor(change: (facts: Facts) => void): string {
  const facts = structuredClone(otherFacts);
  change(facts);
  return checkFacts({ root, facts }).problems.map(formatProblem).join("\n");
}

describe("each invalid fact is reported with its line and a fix", () => {
  test.each<[place: string, change: (facts: Facts) => void, advice: RegExp]>([
    ["phones.tollFree", (facts) => (facts.phones.tollFree = "800 000 000"), /country code/],
    ["vat", (facts) => (facts.vat = "00743110158"), /last digit/],
    ["vat", (facts) => (facts.vat = "123"), /eleven digits/],
    ["origin", (facts) => (facts.origin = "http://www.example.com"), /https/],
    ["origin", (facts) => (facts.origin = "example"), /address/],
    ["links.calendar", (facts) => (facts.links.calendar = "example.com/calendar"), /https/],
    ["offers.tryAds.price", (facts) => (facts.offers.tryAds.price = "1000" as unknown as number), /whole number/],
    ["offers.recharge", (facts) => (facts.offers.recharge.adSpacePercent = 80), /must be 100/],
    ["prices.ads", (facts) => (facts.prices.ads = [4000, 800]), /smaller first/],
    ["delivery.activationWorkingDays", (facts) => (facts.delivery.activationWorkingDays = [7, 5]), /smaller first/],
    ["offers.tryAds.adSpend", (facts) => (facts.offers.tryAds.adSpend = 5000), /at most the price/],
    [
      "delivery.instantWebsites.timeline",
      (facts) => (facts.delivery.instantWebsites.timeline.launch = [12, 12]),
      /until the delivery time/,
    ],
    [
      "delivery.landingPages.timeline",
      (facts) => (facts.delivery.landingPages.timeline.review = [3, 5]),
      /follow each other/,
    ],
    ["embeds", (facts) => (facts.embeds = "never" as "on-view"), /on-click/],
    ["name", (facts) => (facts.name = " "), /Write the text/],
    ["addresses.legal.postalCode", (facts) => (facts.addresses.legal.postalCode = "2090"), /five in Italy/],
    ["addresses.legal.postalCode", (facts) => (facts.addresses.legal.country = "CH"), /four in Switzerland/],
    ["addresses.legal.country", (facts) => (facts.addresses.legal.country = "FR" as "IT"), /"CH" for Switzerland/],
    ["officeHours.opens", (facts) => (facts.officeHours.opens = "9"), /09:00/],
    ["tollFreeFrom", (facts) => (facts.tollFreeFrom = []), /at least one/],
    ["serviceAreas", (facts) => (facts.serviceAreas = { it: ["Italia"] }), /It is missing\. Add it/],
    ["websites.yearlyChanges", (facts) => (facts.websites.yearlyChanges = 0), /whole number/],
    ["continuing.analytics", (facts) => (facts.continuing.analytics = { perMonth: -1 }), /whole number/],
    ["phones", (facts) => (facts.phones = "800" as never), /Write a group in braces/],
    ["company", (facts) => (facts.company = "Srl" as never), /"sole trader", or a group/],
    ["company.rea", (facts) => (facts.company = { ...srl, rea: "123" }), /province and number/],
    ["company.legalName", (facts) => (facts.company = { ...srl, legalName: "" }), /Write the text/],
    [
      "vta",
      (facts) => delete (Object.assign(facts, { vta: "1" }) as Partial<Facts>).vat,
      /There is no fact "vta"\. Correct its name/,
    ],
    [
      "clients.demos.2.story",
      (facts) => Object.assign(facts.clients.demos[2] ?? {}, { story: { it: "Un bar.", english: "A bar." } }),
      /There is no fact "clients\.demos\.2\.story\.english"\./,
    ],
    ["clients.demos.1.nme", (facts) => Object.assign(facts.clients.demos[1] ?? {}, { nme: "x" }), /There is no fact/],
    ["name", (facts) => (facts.name = 5 as never), ADVICE],
    ["email", (facts) => (facts.email = "info"), ADVICE],
    ["statistics", (facts) => delete (facts as Partial<Facts>).statistics, /It is missing\. Add it/],
    ["tollFreeFrom.0", (facts) => (facts.tollFreeFrom = ["Italy"]), ADVICE],
    ["spokenLanguages.people.0", (facts) => (facts.spokenLanguages.people = ["Italian"]), ADVICE],
    ["addresses.legal.province", (facts) => (facts.addresses.legal.province = "Monza"), ADVICE],
    ["socialFeedGlobal", (facts) => (facts.socialFeedGlobal = "a b"), ADVICE],
    ["sampleContent.0", (facts) => (facts.sampleContent = ["words" as never]), ADVICE],
    ["reviews.0.rating", (facts) => Object.assign(facts.reviews[0] ?? {}, { rating: 4 }), ADVICE],
    ["reviews.0.topics", (facts) => Object.assign(facts.reviews[0] ?? {}, { topics: ["advertising"] }), ADVICE],
    ["clients.demos.0.image", (facts) => Object.assign(facts.clients.demos[0] ?? {}, { image: "" }), ADVICE],
    ["availability.hoursPerDay", (facts) => (facts.availability.hoursPerDay = 25), /at most 24/],
    ["offers.adsManagement.feePercent", (facts) => (facts.offers.adsManagement.feePercent = 130), ADVICE],
    [
      "links.mapEmbed",
      (facts) => (facts.links.mapEmbed = "https://maps.app.goo.gl/Ab3"),
      /quotes of src, below "Embed a map"/,
    ],
    [
      "links.mapEmbed",
      (facts) => (facts.links.mapEmbed = "https://www.google.com/maps/place/Monza"),
      /no page can show/,
    ],
  ])("%s", (place, change, advice) => {
    const message = messagesFor(change);
    expect(message).toContain(place.replace("reviews.", "src/reviews.ts, "));
    expect(message).toMatch(/^src\/(?:site|reviews)\.ts, [\w.]+: /);
    expect(message).toMatch(advice);
  });
});

test("a notice may be longer than the first term", () => {
  expect(messagesFor((facts) => (facts.offers.adsManagement.noticeMonths = 9))).toBe("");
});

test("characters that nobody sees are left out of a fact", () => {
  const facts = { ...structuredClone(otherFacts), name: "\u200bStu\u2060dio ", email: "info\u200b@studio.it" };
  expect(checkFacts({ root, facts })).toMatchObject({
    facts: { name: "Studio", email: "info@studio.it" },
    problems: [],
  });
});

test.each(["info@xn--caff-8oa.it", "rossi&figli@studio.it"])("%s is an e-mail address", (email) =>
  expect(messagesFor((facts) => (facts.email = email))).toBe(""),
);

/** The second sentence of a message says what to do. */
const ADVICE = /\. (?:Choose|Correct|Rename|Replace|Write)\b/;

const srl = { legalName: "Ràbano S.r.l.", register: { office: "Monza", number: "02342520158" }, rea: "MB-1234567" };

describe("sample values", () => {
  test.each([
    "Agenzia Esempio",
    "Via Esempio 1",
    "https://example.com/mappa",
    "https://www.example.com",
    "info@example.com",
    "+39800000000",
    "00000000000",
    "Vieni in Via Esempio 1, a Monza.",
    "Chiama +39800000000 o scrivi.",
    "Lo ha detto Trattoria Esempio.",
  ])("%s is a sample value", (value) => expect(isSample(value)).toBe(true));

  test.each([
    "Studio Ràbano & Figli",
    "https://flagcdn.com",
    "https://my-example.com/",
    "+39800123456",
    "02342520158",
    "Esempio di professionalità: li consiglio.",
    "",
  ])("%s is not a sample value", (value) => expect(isSample(value)).toBe(false));

  test("are found anywhere in the facts, with their keys", () => {
    const facts = {
      name: "Vera",
      founder: { initials: "V." },
      clients: [{ name: "Studio Esempio" }],
      sampleContent: ["reviews"],
    };
    expect(sampleFacts(facts)).toEqual([
      { keys: ["clients", "0", "name"], value: "Studio Esempio" },
      { keys: ["sampleContent"], value: "reviews" },
    ]);
  });
});
