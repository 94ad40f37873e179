import { expect, test } from "vitest";
import { didYouMean } from "../../../src/ssg/problems/nearest.ts";

test.each([
  ["abuot", ["about", "contact"], ' Did you mean "about"?'],
  ["TollFree", ["tollFree", "whatsapp"], ' Did you mean "tollFree"?'],
  ["services/add", ["", "services/ads", "about"], ' Did you mean "services/ads"?'],
  ["xyzzy", ["about", "contact"], ""],
  ["", ["about"], ""],
] as const)("for %j the suggestion among %j is %j", (name, known, suggestion) => {
  expect(didYouMean(name, known)).toBe(suggestion);
});
