import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { shifts, watchShifts } from "../../support/browser/layout-shifts.ts";
import { allPages } from "../../support/browser/site-pages.ts";
import type { SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { hydrateIslands, openEngine } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";
import { pages } from "../../support/site/built-site.ts";

// tests/client/islands/hydrate.test.ts tests when islands are hydrated.
const open = openEngine({ engines: ["chromium"] });

const CHUNK = /\/assets\/islands-/;

/** One width for each number of slides in view. */
const widths = [320, 640, 768, 1024];

const withIslands = allPages.filter(({ url }) =>
  pages.some((page) => page.url === url && page.html.includes("data-island=")),
);

describe("React's development build", () => {
  /** The chunk with React's development build, which reports every mismatch. */
  let development: string;
  beforeAll(async () => {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: ["src/client/islands.ts"],
      bundle: true,
      write: false,
      format: "esm",
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"development"' },
    });
    development = outputFiles[0]?.text ?? "";
  });

  test.each(withIslands)("reports no mismatch on $url", async ({ url }) => {
    const { tab } = await open(url, {
      before: (server) => server.stub(CHUNK, async () => ({ type: "text/javascript", body: development })),
    });
    expect(await hydrateIslands(tab)).toBeGreaterThan(0);
  });
});

/** Opens a page whose script arrives when `release` is called. */
async function openWithout(script: RegExp, url: string, width?: number) {
  let release = () => {};
  const before = (server: SiteServer) => {
    release = server.hold(script);
  };
  return { ...(await open(url, { before, ...(width && { width }) })), release: () => release() };
}

describe.each(["/it/", "/en/google-ads/"])("%s", (url) => {
  test.each(widths)("at %i px hydration changes no markup and causes no layout shift", async (width) => {
    const { tab, release } = await openWithout(CHUNK, url, width);
    const before = await islandState(tab);
    await watchShifts(tab);
    release();
    await hydrateIslands(tab);
    await tab.evaluate(() => scrollTo(0, 0));
    expect(await islandState(tab)).toEqual(before);
    expect(await shifts(tab)).toEqual([]);
  });
});

/** Returns the markup of every island without the attributes and the slide numbers that hydration adds. */
function islandState(tab: Tab): Promise<string[]> {
  return tab.evaluate(() =>
    [...document.querySelectorAll("[data-island]")].map((island) => {
      const copy = island.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll("[inert]")) element.removeAttribute("inert");
      for (const place of copy.querySelectorAll(".carousel-place")) place.remove();
      return copy.innerHTML;
    }),
  );
}
