import { expect, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { factWarnings } from "../../../src/ssg/checks/fact-warnings.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import { site } from "../../support/site/own-site.ts";

const warningsFor = (change: (facts: Facts) => unknown) => {
  const facts = structuredClone(realFacts);
  change(facts);
  return factWarnings({ ...site, facts });
};

test("facts of a real agency cause no warning", () => expect(warningsFor(() => {})).toEqual([]));

test.each<[place: string, change: (facts: Facts) => unknown, says: RegExp]>([
  ["email", (facts) => (facts.email = "info@studio.itt"), /No domain ends in "\.itt"/],
  ["phones.whatsapp", (facts) => (facts.phones.whatsapp = "+390236596123"), /is a landline/],
  ["links.mapEmbed", (facts) => (facts.links.mapEmbed = "https://maps.app.goo.gl/Ab3"), /a map to open/],
  ["name", (facts) => (facts.name = "Agenzia di Comunicazione Sant’Ambrogio"), /From 31 on/],
  [
    "company.rea",
    (facts) => (facts.company = { legalName: "S.r.l.", register: { office: "Roma", number: "1" }, rea: "RM-123" }),
    /of no office/,
  ],
  ["reviews.0.text.it", (facts) => Object.assign(facts.reviews[0]?.text ?? {}, { it: "<b>Bravi</b>" }), /shows “<b>”/],
  ["reviews.0.text.en", (facts) => Object.assign(facts.reviews[0]?.text ?? {}, { en: "TODO" }), /shows “TODO”/],
  [
    "reviews.0.text.en",
    ({ reviews }) => Object.assign(reviews[0]?.text ?? {}, { en: reviews[0]?.text.it }),
    /The text is the same as in "it"/,
  ],
])("%s that looks right and is not", (fact, change, says) => {
  const place = fact.startsWith("reviews") ? fact.replace("reviews.", "src/reviews.ts, ") : `src/site.ts, ${fact}`;
  expect(warningsFor(change)).toEqual([expect.objectContaining({ place, says: expect.stringMatching(says) })]);
});
