import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { shifts, watchShifts } from "../../support/browser/layout-shifts.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import { hydrateIslands, openEngine } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";

// tests/client/islands/hydrate.test.ts tests when islands are hydrated.
const open = openEngine({ engines: ["chromium"] });

const CHUNK = /\/assets\/islands-/;

test("React's development build, which reports every mismatch, reports none on any kind of page", async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["src/client/islands.ts"],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
  });
  const development = { type: "text/javascript", body: outputFiles[0]?.text ?? "" };
  for (const { url } of onePageOfEachKind) {
    const { tab } = await open(url, { before: (server) => server.stub(CHUNK, development) });
    await hydrateIslands(tab);
  }
});

describe.each(["/it/", "/en/google-ads/"])("%s", (url) => {
  // One width for each number of slides in view.
  test.each([320, 640, 768, 1024])("at %i px hydration changes no markup and causes no layout shift", async (width) => {
    const { tab, release } = await open(url, { width, holds: CHUNK });
    const before = await tab.evaluate(readIslands);
    await watchShifts(tab);
    release();
    expect(await hydrateIslands(tab)).toBeGreaterThan(0);
    await tab.evaluate(() => scrollTo(0, 0));
    expect(await tab.evaluate(readIslands)).toEqual(before);
    expect(await shifts(tab)).toEqual([]);
  });
});

test.each([320, 390, 1024, 1440])("at %i px the day a site is online comes without a layout shift", async (width) => {
  const { tab, release } = await open("/en/landing/", { width, holds: CHUNK });
  await watchShifts(tab);
  await tab.evaluate(() => document.querySelector(".tool")?.scrollIntoView({ block: "center" }));
  release();
  // Nobody touches it.
  await tab.see(".tool-days > span:not(:empty)");
  expect(await shifts(tab)).toEqual([]);
});

/** Runs in the page. Returns the markup of every island without the attributes and the slide numbers that hydration adds. */
function readIslands(): string[] {
  return [...document.querySelectorAll("[data-island]")].map((island) => {
    const copy = island.cloneNode(true) as Element;
    for (const place of copy.querySelectorAll(".carousel-place")) place.remove();
    return copy.innerHTML;
  });
}
