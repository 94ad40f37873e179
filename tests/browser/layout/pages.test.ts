import { expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { pages } from "../../support/browser/site-pages.ts";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine();

const widths = [320, 390, 1440] as const;

test.each(pages)("$url loads without errors and has an intact layout at every width", async ({ url }) => {
  const { tab } = await open(url, { width: widths[0] });
  for (const width of widths) {
    await tab.resize(width, 844);
    expect(await tab.evaluate(findFaults, {}), `${width} px`).toEqual([]);
    expect(await tab.evaluate(findCoveredHeadings), `${width} px`).toEqual([]);
  }
});

/** Runs in the page. Returns sections whose heading is behind the header after a link to them. */
function findCoveredHeadings(): string[] {
  const header = document.querySelector("header") as HTMLElement;
  const sections = [...document.querySelectorAll<HTMLElement>("main [id]")].filter((section) =>
    section.querySelector(":is(h1, h2, h3)"),
  );
  const covered = sections.filter((section) => {
    section.scrollIntoView({ behavior: "instant" });
    const heading = section.querySelector(":is(h1, h2, h3)") as HTMLElement;
    return heading.checkVisibility() && heading.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
  });
  scrollTo({ top: 0, behavior: "instant" });
  return covered.map(({ id }) => `#${id}`);
}
