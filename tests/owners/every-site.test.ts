import { afterAll, describe, expect, test } from "vitest";
import { describeSite } from "../../src/pages/describe-site.ts";
import { allRules } from "../rules/all-rules.ts";
import { owners } from "../support/site/owners.ts";
import { renderOwnersSite } from "../support/site/render-site.ts";
import { readTestedSite } from "../support/site/tested-site.ts";

describe.each(Object.entries(owners))("%s", async (_, createOwner) => {
  const owner = createOwner();
  const { folder, remove } = await renderOwnersSite(owner);
  afterAll(remove);
  const site = readTestedSite(owner, await describeSite(owner), folder);

  test.each(Object.entries(allRules))("%s", async (_, rule) => {
    expect.hasAssertions();
    await rule(site);
  });
});
