import { expect, test } from "vitest";
import { allRules } from "../rules/all-rules.ts";
import { builtSite } from "../support/site/built-site.ts";

// tests/owners tests the same rules for the sites of other owners.
test.each(Object.entries(allRules))("%s", async (_, rule) => {
  expect.hasAssertions();
  await rule(builtSite);
});
