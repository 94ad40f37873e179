import { describe, expect, test } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { onePageOfEachKind, pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";
import { lengthenTexts, resizeLists } from "../../support/project/change-words.ts";
import { owners } from "../../support/site/owners.ts";

/** At night every page. */
const tested = runsIn()
  ? pagesInOneLanguage
  : onePageOfEachKind.filter(({ path }: { path: string }) => ["", "services/ads", "google-ads"].includes(path));

const resizeFacts = (length: number) => (facts: Facts) => {
  const { clients, reviews } = facts;
  Object.assign(facts, resizeLists(length)({ clients, reviews }));
};

/** Names, numbers, addresses and periods as long as there are. */
function lengthenFacts(facts: Facts): void {
  Object.assign(facts, owners["long names and addresses"]().facts, { links: facts.links });
  facts.phones = { tollFree: "+4915112345678", floatingCall: "+390236596123", whatsapp: "+41791234567" };
  const { instantWebsites, landingPages } = facts.delivery;
  Object.assign(instantWebsites, { analysis: [1, 8], planning: [9, 9], development: [10, 35], launch: [36, 45] });
  Object.assign(landingPages, { briefing: [1, 5], development: [6, 11], review: [12, 12], publication: [13, 14] });
}

describe.each([
  { content: "without clients and reviews", edit: { facts: resizeFacts(0) } },
  { content: "with thirty items in each list", edit: { facts: resizeFacts(30), words: resizeLists(30) } },
  { content: "with all words and facts as long as there are", edit: { facts: lengthenFacts, words: lengthenTexts } },
])("$content", ({ edit }) => {
  const open = openEngine(edit);

  test.each(tested)("$url: nothing is cut off, overlapped or wider than a phone or laptop", async ({ url }) => {
    const { tab } = await open(url, { width: 320, height: 640 });
    await tab.hydrateIslands();
    const onPhone = await tab.evaluate(findFaults, { wordsMayBreak: true });
    await tab.resize(1280, 720);
    const onLaptop = await tab.evaluate(findFaults, { wordsMayBreak: true });
    expect({ onPhone, onLaptop }).toEqual({ onPhone: [], onLaptop: [] });
  });
});
