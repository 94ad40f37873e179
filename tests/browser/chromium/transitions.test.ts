import { expect, test } from "vitest";
import type { SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine, PAGES, rest, runsIn } from "../../support/browser/visits.ts";

const open = openEngine();
const openMoving = openEngine({ motion: "full" });
const openKeeping = openEngine({ keepsPages: true });

test("a page change fades and slides in 150 to 300 ms, by its main part alone, and can be left meanwhile", async () => {
  const { tab } = await openMoving("/it/services/", { width: 1280, waits: "pages" });
  await tab.chromium.send("Animation.enable");
  await tab.chromium.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
  await tab.clickAddedLink("/it/about/");
  await tab.see("main[data-entering]");
  const [{ duration, ...animation } = { duration: 0 }, ...others] = await tab.evaluate(readAnimations);
  expect(animation).toEqual({ target: "main", opacity: "0", translate: expect.stringMatching(/^0px .+/) });
  expect(others).toEqual([]);
  expect(duration).toBeGreaterThanOrEqual(150);
  expect(duration).toBeLessThanOrEqual(300);
  await tab.click('header a[href="/it/testimonials/"]');
  await tab.arriveAt("/it/testimonials/");
  await tab.goBack("/it/about/");
  expect((await tab.evaluate(readAnimations)).map(({ target }) => target)).toEqual(["main"]);
});

const half = [{ name: "enter", opacity: "0.5" }];

test.each([
  { motion: "full", open: openMoving, animations: half },
  { motion: "reduced", open, animations: [] },
])(
  "a load that comes from a page of ours enters too, from half opacity, with $motion motion",
  async ({ open, animations }) => {
    const before = (server: SiteServer) => server.runFirst(noteEntering);
    const { tab } = await open("/it/services/", { width: 1280, holds: PAGES, before });
    expect(await tab.evaluate(readEntering), "the first page of a visit").toEqual([]);
    await tab.followAtOnce("/it/about/");
    await rest();
    expect(await tab.evaluate(readEntering)).toEqual(animations);
    await tab.reload();
    await tab.waitUntilReady();
    expect(await tab.evaluate(readEntering), "a reload").toEqual([]);
  },
);

/** How many elements outside a new main part may be restyled with it: a few share a rule with it. */
const MAX_OUTSIDE = 20;

// A rule that is open beside `+` or `~`, or below `:has()`, restyles the whole page with each change of it.
test("a page change restyles only what is new", async () => {
  for (const path of ["/it/flipping-catalog/", "/it/testimonials/", "/it/google-ads/"]) {
    const { tab } = await open("/it/", { width: 1350, waits: "pages" });
    await tab.followAtOnce(path);
    await rest();
    const whole = await countRestyled(tab);
    await tab.evaluate(() => document.body.replaceChildren(document.querySelector("main") as Element));
    const alone = await countRestyled(tab);
    expect(alone, path).toBeGreaterThan(100);
    expect(whole, path).toBeLessThanOrEqual(alone + MAX_OUTSIDE);
  }
});

test.runIf(runsIn())("fifty page changes leak no nodes, listeners or roots", async () => {
  const { tab } = await open("/it/", { waits: "pages" });
  const changePages = async (times: number) => {
    for (let time = 0; time < times; time++) {
      for (const url of ["/it/google-ads/", "/it/"]) await tab.followAtOnce(url);
    }
    await tab.hydrateIslands();
    await tab.evaluate(loadImages);
    for (let time = 0; time < 2; time++) await tab.chromium.send("HeapProfiler.collectGarbage");
    return tab.chromium.send("Memory.getDOMCounters");
  };
  const before = await changePages(5);
  const after = await changePages(20);
  expect(after.documents).toBeLessThanOrEqual(before.documents + 1);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
});

test("a page from the back/forward cache keeps its position, what was set, and its links", async () => {
  const { tab, server } = await openKeeping("/it/");
  const isSameDocument = await tab.markDocument();
  await tab.click(".flip-button");
  await tab.see(".flip[data-turned]");
  await tab.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isKept: persisted }));
    scrollTo(0, 240);
  });
  await tab.goto(`${server.origin}/robots.txt`);
  await tab.goBack("/it/");
  expect(await tab.evaluate(() => "isKept" in window && window.isKept)).toBe(true);
  expect(await tab.scrolled()).toBe(240);
  await tab.click(".flip-button");
  await tab.see(".flip:not([data-turned])");
  await tab.followAtOnce("/it/about/");
  await tab.goBack("/it/");
  expect(await isSameDocument()).toBe(true);
});

/** Returns how many elements are restyled when the main part is replaced. */
async function countRestyled({ chromium, evaluate }: Tab): Promise<number> {
  await evaluate(() => document.body.offsetHeight);
  await chromium.page.tracing.start({ categories: ["devtools.timeline"] });
  await evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.replaceWith(main.cloneNode(true));
    return document.body.offsetHeight;
  });
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await chromium.page.tracing.stop()));
  return Math.max(...traceEvents.map(({ args }: { args?: { elementCount?: number } }) => args?.elementCount ?? 0));
}

/** Runs first. Notes the animations of the main part, with the opacity that they start from. */
function noteEntering(): void {
  const played: object[] = [];
  Object.assign(window, { played });
  addEventListener("animationstart", ({ target, animationName: name }) => {
    if (!(target instanceof HTMLElement) || target.localName !== "main") return;
    for (const { effect } of target.getAnimations())
      played.push({ name, opacity: (effect as KeyframeEffect).getKeyframes()[0]?.opacity });
  });
}

/** Runs in the page. */
function readEntering() {
  return Reflect.get(window, "played") as object[];
}

/** Runs in the page. Returns the style animations that run by time, with the values they start from. */
function readAnimations() {
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.timeline === document.timeline)
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const [from] = (animation.effect as KeyframeEffect).getKeyframes();
      const duration = Number(animation.effect?.getTiming().duration);
      return { target: target?.localName, duration, opacity: from?.opacity, translate: from?.translate };
    });
}

/** Runs in the page. An SVG image that has loaded counts as a document. */
async function loadImages(): Promise<void> {
  for (const image of document.images) {
    image.loading = "eager";
    await image.decode();
  }
}
