import { describe, expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { onePageOfEachKind, pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { type Changes, hydrateIslands, openEngine } from "../../support/browser/visits.ts";

const all = pagesInOneLanguage.map(({ url }) => url);
const kinds = onePageOfEachKind.map(({ url }) => url);

const phone = { width: 320, height: 640 };
const laptop = { width: 1280, height: 720 };

const factLists = (length: number) =>
  changeFacts(`changeLists({ clients: facts.clients, reviews: facts.reviews }, (list) => resize(list, ${length}))`);
const lists = (length: number): Changes => ({
  ...changeWords(`changeLists(words, (list) => resize(list, ${length}))`),
  ...factLists(length),
});
const longFacts = `{
  name: "Agenzia Internazionale Sant’Ambrogio & C",
  email: "amministrazione.commerciale@agenzia-internazionale-santambrogio.ch",
  phones: { tollFree: "+4915112345678", floatingCall: "+390236596123", whatsapp: "+41791234567" },
  addresses: {
    legal: { street: "Via Circonvallazione Internazionale 128/b", postalCode: "6850", city: "Mendrisio", province: "TI", country: "CH" },
    operational: { street: "Via Nassa 5", postalCode: "6900", city: "Lugano", province: "TI", country: "CH" },
  },
  clients: {
    demos: facts.clients.demos.map((demo) => ({ ...demo, name: "Internazionalizzazione Sant’Ambrogio & C." })),
    names: facts.clients.names.map(() => "Internazionalizzazione Sant’Ambrogio & C."),
  },
  delivery: {
    ...facts.delivery,
    instantWebsites: { days: 45, timeline: { analysis: [1, 8], planning: [9, 9], development: [10, 35], launch: [36, 45] } },
    landingPages: { workingDays: 14, timeline: { briefing: [1, 5], development: [6, 11], review: [12, 12], publication: [13, 14] } },
  },
}`;

describe.each<[content: string, addresses: readonly string[], changes: Changes]>([
  ["without clients and reviews", kinds, factLists(0)],
  ["with one item in each list", kinds, lists(1)],
  ["with thirty items in each list", kinds, lists(30)],
  [
    "with long words, sentences, names, numbers, addresses and periods",
    all,
    { ...changeWords("lengthenTexts(words)"), ...changeFacts(longFacts) },
  ],
])("%s", (_, addresses, changes) => {
  const open = openEngine({ engines: ["chromium"], changes });

  test.each(addresses)("%s: nothing is cut off, overlapped or wider than a phone or laptop", async (url) => {
    const { tab } = await open(url, phone);
    await hydrateIslands(tab);
    const onPhone = await tab.evaluate(findFaults, { wordsMayBreak: true });
    await tab.resize(laptop.width, laptop.height);
    const onLaptop = await tab.evaluate(findFaults, { wordsMayBreak: true });
    expect({ onPhone, onLaptop }).toEqual({ onPhone: [], onLaptop: [] });
  });
});

/** Edits the module that reads the words so that it changes them. */
function changeWords(changed: string): Changes {
  // An edit that finds nothing fails. An import in front of the file would hide that.
  const change = (text: string) =>
    text.replace(
      "const words = completeWords(site, pages);",
      `const { changeLists, lengthenTexts, resize } = await import("../../tests/support/project/change-words.ts");
       const collected = completeWords(site, pages);
       const change = <Words,>(words: Words): Words => ${changed};
       const words: typeof collected = {
         ...collected,
         pages: collected.pages.map((page) => ({ ...page, words: change(page.words) })),
         shared: change(collected.shared),
       };`,
    );
  return { "src/ssg/read-site.ts": change };
}

/** Edits the facts before other modules read them. */
function changeFacts(changed: string): Changes {
  const change = (text: string) =>
    `import { changeLists, resize } from "../tests/support/project/change-words.ts";\n${text}\nObject.assign(facts, ${changed});\n`;
  return { "src/site.ts": change };
}
