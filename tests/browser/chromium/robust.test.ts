import { expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { MISSING } from "../../support/browser/site-server.ts";
import { openEngine, runsIn, type VisitOptions } from "../../support/browser/visits.ts";

// tests/client/addresses.test.ts tests odd languages and what is stored, tests/client/router/pages.test.ts who saves data.
const open = openEngine();

/** The flags, the only third party of a site with sample facts. */
const FLAGS = /\/\w\w\.png$/;

const settings: Record<string, VisitOptions> = {
  "third parties blocked, and storage that throws": {
    allow: /did not load/,
    before: (server) => {
      server.stub(FLAGS, MISSING);
      server.runFirst(refuseStorage);
    },
  },
  "third parties that never answer": { before: (server) => server.hold(FLAGS) },
};

/** One page for each setting, and at night all. */
const rows = Object.entries(settings).flatMap(([name, setting], at) =>
  ["/it/", "/it/contact/", "/it/google-ads/"]
    .slice(...(runsIn() ? [] : [at, at + 1]))
    .map((url) => ({ name, setting, url })),
);

test.each(rows)("with $name $url is intact and logs nothing", async ({ setting, url }) => {
  const { tab, server } = await open("/robots.txt", { ...setting, waits: false });
  // Third parties may delay the load event forever.
  await tab.start(server.origin + url);
  await tab.arriveAt(url);
  expect(await tab.evaluate(findFaults, {})).toEqual([]);
});

/** Runs first. Makes storage throw, as with all site data blocked. */
function refuseStorage(): void {
  const get = () => {
    throw new DOMException("Denied.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
}
