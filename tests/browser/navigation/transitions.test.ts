import { describe, expect, test } from "vitest";
import { clickAtOnce, pageState } from "../../support/browser/page-state.ts";
import type { SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, follow, goBack, openEngine, rest } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"], motion: "full" });
const openStill = openEngine({ engines: ["chromium"] });

const START = "/it/services/";
const record = { before: (server: SiteServer) => server.runFirst(recordAnimations) };

/** Opens a page with slow animations, so that tests can act during a page change. */
async function openSlowly(url: string, width?: number) {
  const visit = await open(url, { ...record, ...(width && { width }) });
  const { chromium } = visit.tab;
  await chromium.send("Animation.enable");
  const setPace = (playbackRate: number) => chromium.send("Animation.setPlaybackRate", { playbackRate });
  await setPace(0.02);
  return { ...visit, setPace };
}

describe("a page change", () => {
  test("fades and slides only main, for 150 to 300 ms", async () => {
    const { tab } = await openSlowly("/it/");
    await clickAtOnce(tab, "/it/about/");
    await tab.until("an animation", isEntering);
    const animations = await tab.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.timeline === document.timeline)
        .map(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          const [from] = (effect as KeyframeEffect).getKeyframes();
          const { duration } = (effect as KeyframeEffect).getTiming();
          return { target: target?.localName, duration, opacity: Number(from?.opacity), translate: from?.translate };
        }),
    );
    expect(animations).toHaveLength(1);
    const [{ target, duration, opacity, translate }] = animations as [(typeof animations)[number]];
    expect(target).toBe("main");
    expect(duration).toBeGreaterThanOrEqual(150);
    expect(duration).toBeLessThanOrEqual(300);
    expect(opacity).toBeLessThan(1);
    expect(translate).toMatch(/^0px .+/);
  });

  test("does not block clicks: a click during the animation reaches the new page", async () => {
    const { tab } = await openSlowly(START, 1280);
    await clickAtOnce(tab, "/it/about/");
    await tab.until("an animation", isEntering);
    await tab.clickAt(...(await tab.evaluate(cornerOf, 'header a[href="/it/testimonials/"]')));
    await arriveAt(tab, "/it/testimonials/");
  });

  test.each([
    { by: "Back", urls: ["/it/about/"], ends: START },
    { by: "further page changes", urls: ["/it/about/", "/it/contact/", "/it/about/", "/it/testimonials/"], ends: "" },
  ])("can be interrupted by $by", async ({ urls, ends }) => {
    const { tab, server, setPace } = await openSlowly(START);
    for (const url of urls) {
      await clickAtOnce(tab, url);
      await arriveAt(tab, url);
    }
    await tab.until("an animation", isEntering);
    if (ends) await goBack(tab, ends);
    await setPace(1);
    await tab.until("the animation to end", isAtRest);
    const { tab: fresh } = await open(ends || (urls.at(-1) as string), { server });
    expect(await pageState(tab)).toEqual(await pageState(fresh));
  });
});

describe("page animations", () => {
  test("do not run on the first paint", async () => {
    const { tab } = await open("/it/", record);
    await rest();
    expect(await animations(tab)).toEqual([]);
  });

  test("do not run with reduced motion", async () => {
    const { tab } = await openStill(START, record);
    await follow(tab, "/it/about/");
    await goBack(tab, START);
    await rest();
    expect(await animations(tab)).toEqual([]);
  });
});

/** Runs first. Records the animations of `<main>` by name. */
function recordAnimations(): void {
  const names: string[] = [];
  Object.assign(window, { names });
  const record = ({ target, animationName }: AnimationEvent) =>
    (target as Element).localName === "main" && names.push(animationName);
  addEventListener("animationstart", record, true);
}

function animations(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => (window as unknown as { names: string[] }).names);
}

/** Runs in the page. Checks the new page, because the old page may fade too. */
function isEntering(): boolean {
  const animations = document.querySelector("main[data-entering]")?.getAnimations() ?? [];
  return animations.some(({ playState }) => playState === "running");
}

/** Runs in the page. */
function isAtRest(): boolean {
  return document.querySelector("main")?.getAnimations().length === 0;
}

/** Runs in the page. Returns a point in the corner of the first visible element. */
function cornerOf(selector: string): [x: number, y: number] {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
  const { left, top } = (element as Element).getBoundingClientRect();
  return [left + 20, top + 10];
}
