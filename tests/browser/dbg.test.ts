import { inject, test } from "vitest";
import { allPagesHaveCome, clickAtOnce } from "../support/browser/page-state.ts";
import { arriveAt, goBack, hydrateIslands, openEngine, rest, waitUntilReady } from "../support/browser/visits.ts";

const open = openEngine();
const isC = inject("engine") === "chromium";
test.runIf(isC)("shift", async () => {
  const { tab, release } = await open("/en/specializations/", { width: 390, waits: false, holds: /\.woff2$/ });
  await tab.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as any[])
        seen.push(
          `${e.value} @${e.startTime} ` +
            e.sources
              .map(
                (s: any) =>
                  `${s.node?.nodeName}.${s.node?.className} ${JSON.stringify(s.previousRect)} -> ${JSON.stringify(s.currentRect)}`,
              )
              .join(" ; "),
        );
    }).observe({ type: "layout-shift" });
  });
  await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.5, behavior: "instant" }));
  console.log(await tab.evaluate(() => scrollY));
  release();
  await waitUntilReady(tab);
  await rest();
  console.log(await tab.evaluate(() => scrollY), (await tab.evaluate(() => (window as any).seenShifts)).join("\n"));
});
test.runIf(isC)("walk", async () => {
  const { tab, server } = await open("/it/");
  await allPagesHaveCome(tab);
  server.hold(/^/);
  await clickAtOnce(tab, "/it/services/");
  await rest();
  console.log(
    await tab.evaluate(() => [
      location.href,
      document.title,
      document.fonts.status,
      document.documentElement.outerHTML.slice(0, 200),
      [...document.fonts].map((f) => f.family + f.status + f.weight).join(),
    ]),
    server.requests.slice(-6),
  );
});
test.runIf(isC)("leak", async () => {
  const { tab } = await open("/it/");
  await allPagesHaveCome(tab);
  const count = async (what: string) => {
    for (let time = 0; time < 3; time++) await tab.chromium.send("HeapProfiler.collectGarbage");
    console.log(what, JSON.stringify(await tab.chromium.send("Memory.getDOMCounters")));
  };
  for (let round = 0; round < 8; round++) {
    for (let time = 0; time < 5; time++)
      for (const url of ["/it/google-ads/", "/it/"]) {
        await clickAtOnce(tab, url);
        await arriveAt(tab, url);
      }
    await count(`changes ${(round + 1) * 10}`);
  }
  await hydrateIslands(tab);
  await count("hydrated");
  for (let time = 0; time < 10; time++)
    for (const url of ["/it/google-ads/", "/it/"]) {
      await clickAtOnce(tab, url);
      await arriveAt(tab, url);
    }
  await count("20 more");
});

const openOld = openEngine({ engines: ["webkit"], hasPopovers: false });
test.runIf(!isC)("old", async () => {
  for (const [url, width] of [
    ["/it/", 390],
    ["/en/google-ads/", 390],
    ["/it/", 1300],
  ] as const) {
    const { tab } = await openOld(url, { width, waits: false });
    console.log(
      url,
      width,
      await tab.evaluate(() =>
        [...document.body.querySelectorAll("*")]
          .map((e) => [e.localName, e.className, Math.round(e.getBoundingClientRect().right)] as const)
          .filter(([, , r]) => r > innerWidth + 1)
          .map(String)
          .slice(0, 60)
          .join(" | "),
      ),
    );
  }
});
test.runIf(!isC)("ads", async () => {
  const { tab } = await open("/it/google-ads/");
  await hydrateIslands(tab);
  const log: unknown[] = [];
  const note = async (what: string) =>
    log.push([
      what,
      await tab.evaluate(() => [
        scrollY,
        document.documentElement.scrollHeight,
        document.activeElement?.outerHTML.slice(0, 60),
        [...document.querySelectorAll("main > *, main > * > *")]
          .map((e) => Math.round(e.getBoundingClientRect().top + scrollY))
          .join(),
      ]),
    ]);
  await tab.focus("main input[type=range]");
  await tab.press("ArrowRight", 3);
  await tab.click("main input[type=checkbox]");
  await allPagesHaveCome(tab);
  await tab.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
  await note("left");
  await rest();
  await note("left+");
  await clickAtOnce(tab, "/it/contact/");
  await arriveAt(tab, "/it/contact/");
  await tab.evaluate(() => {
    (window as any).ys = [];
    const f = () => {
      (window as any).ys.push(scrollY);
      requestAnimationFrame(f);
    };
    f();
    addEventListener("popstate", () => (window as any).ys.push("pop" + scrollY));
  });
  await goBack(tab, "/it/google-ads/");
  await note("back");
  await rest();
  await note("back+");
  console.log(
    log.map((l) => JSON.stringify(l)).join("\n"),
    await tab.evaluate(() => (window as any).ys.filter((y: unknown, i: number, a: unknown[]) => y !== a[i - 1]).join()),
  );
});
