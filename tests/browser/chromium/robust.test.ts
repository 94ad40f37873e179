import { expect, test } from "vitest";
import { LANGUAGE_KEY } from "../../../src/shared/contract.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import { MISSING } from "../../support/browser/site-server.ts";
import { arriveAt, openEngine, runsIn, setLanguages, type VisitOptions } from "../../support/browser/visits.ts";

const open = openEngine();

/** The flags, the only third party of a site with sample facts. */
const FLAGS = /\/\w\w\.png$/;

/** Combinations of visitor settings that must not break a page. */
const settings: Record<string, VisitOptions> = {
  "third parties blocked, storage that throws, a Swiss browser": {
    allow: /did not load/,
    before: (server) => {
      server.stub(FLAGS, MISSING);
      server.runFirst(refuseStorage);
      server.runFirst(setLanguages, ["it-CH"]);
    },
  },
  "third parties that never answer, a browser without a language": {
    before: (server) => {
      server.hold(FLAGS);
      server.runFirst(setLanguages, []);
    },
  },
  "320 px, a browser of odd languages that saves data, with something odd in its storage": {
    width: 320,
    height: 640,
    before: async (server, tab) => {
      server.runFirst(storeUnknownLanguage, LANGUAGE_KEY);
      server.runFirst(setLanguages, ["*", "x-klingon", "", "it_IT"]);
      await tab.chromium.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    },
  },
};

/** With third parties in sight, and with a tool: one for each setting, and at night all. */
const affected = onePageOfEachKind.filter(({ path }: { path: string }) => ["", "contact", "google-ads"].includes(path));
const rows = Object.entries(settings).flatMap(([name, setting], at) =>
  (runsIn() ? affected : affected.slice(at, at + 1)).map((page) => ({ name, setting, ...page })),
);

test.each(rows)("$name: $url is intact and logs nothing", async ({ setting, url, language }) => {
  const { tab, server } = await open("/robots.txt", { ...setting, waits: false });
  // Third parties may delay the load event forever.
  await tab.start(server.origin + url);
  await arriveAt(tab, url);
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe(language);
  expect(await tab.evaluate(findFaults, {})).toEqual([]);
});

// These functions run first.

function storeUnknownLanguage(key: string): void {
  // Sandboxed frames have no storage.
  if (window.top === window) localStorage.setItem(key, "<script>");
}

/** Makes storage throw, as with all site data blocked. */
function refuseStorage(): void {
  const get = () => {
    throw new DOMException("Denied.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
}
