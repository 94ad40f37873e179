import { build } from "esbuild";
import { expect, test } from "vitest";
import { MISSING, type SiteServer } from "../../support/browser/site-server.ts";
import { openEngine } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";

// tests/client/islands/near-view.test.ts tests when islands are hydrated, every-page.test.ts that other pages load no React.
const open = openEngine();

const CHUNK = /\/assets\/islands-/;

/** React's development build, which reports every mismatch. */
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ["src/client/page/react.ts"],
  bundle: true,
  write: false,
  format: "esm",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"development"' },
});
const development = { type: "text/javascript", body: outputFiles[0]?.text ?? "" };

test.each([
  ["/it/services/rispondi-subito/", 320],
  ["/en/google-ads/", 640],
  ["/en/google-ads/", 768],
  ["/it/services/rispondi-subito/", 1024],
])("%s at %i px: no React comes at first; hydration changes no markup and shifts nothing", async (url, width) => {
  const { tab, server, release } = await open(url, { width, holds: CHUNK });
  expect(server.requests.filter((path) => path.endsWith(".js"))).toEqual([expect.stringMatching(/main-/)]);
  const markup = () =>
    tab.evaluate(() => [...document.querySelectorAll("[data-island]")].map(({ innerHTML }) => innerHTML));
  const before = await markup();
  const shifts = await tab.watchShifts();
  release(development);
  expect(await tab.hydrateIslands()).toBeGreaterThan(0);
  await tab.scrollTo(0);
  expect(await markup()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test.each([320, 1440])("at %i px the day a site is online comes without a layout shift", async (width) => {
  // With a weekend in it, so that the tool shows more days than are written.
  const before = (server: SiteServer) => server.runFirst(stopClock);
  const { tab, release } = await open("/en/landing/", { width, holds: CHUNK, before });
  const days = ".tool-days > span";
  const written = await tab.count(days);
  const shifts = await tab.watchShifts();
  await tab.center(".tool");
  release(development);
  // Nobody touches it.
  await tab.see(`${days}:not(:empty)`);
  expect(await tab.count(days)).toBeGreaterThan(written);
  expect(await shifts()).toEqual([]);
});

test.each(["Europe/Rome", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "the day a site is online is counted from the visitor's day, after midnight in %s",
  async (timezoneId) => {
    const { tab } = await open("/it/landing/", {
      before: async (server, tab) => {
        await tab.chromium.send("Emulation.setTimezoneOverride", { timezoneId });
        server.runFirst(stopClock);
      },
    });
    await tab.center(".tool.dated");
    await tab.see(".tool-days > span:not(:empty)");
    expect(await tab.text(".tool.dated .slider strong")).toMatch(/venerdì\s4\sdicembre/);
  },
);

/** Runs first in the page. It is Thursday, the third of December, half an hour after midnight. */
function stopClock(): void {
  const now = new Date(2026, 11, 3, 0, 30).getTime();
  const construct = (target: DateConstructor, values: unknown[]) =>
    Reflect.construct(target, values.length > 0 ? values : [now]);
  window.Date = new Proxy(Date, { construct });
}

test("a tool whose script does not come makes room for its table of examples", async () => {
  const { tab } = await open("/it/google-ads/", {
    allow: /\/assets\/islands-/,
    before: (server) => server.stub(CHUNK, MISSING),
  });
  expect([await tab.isVisible(".tool"), await tab.isVisible(".examples")]).toEqual([true, false]);
  await tab.center(".tool");
  await tab.see(".examples");
  expect(await tab.isVisible(".tool")).toBe(false);
});
