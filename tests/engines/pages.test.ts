import { expect, test } from "vitest";
import { findFaults } from "../support/browser/layout-faults.ts";
import { pages } from "../support/browser/served-site.ts";
import { openEngine } from "../support/engines/visits.ts";

const open = openEngine();

const widths = [320, 390, 1440] as const;

test.each(pages)("$url loads without an error and has a whole layout at every width", async ({ url }) => {
  const { tab } = await open(url, { width: widths[0] });
  for (const width of widths) {
    await tab.resize(width, 844);
    expect(await tab.evaluate(findFaults, {}), `${width} px`).toEqual([]);
  }
});
