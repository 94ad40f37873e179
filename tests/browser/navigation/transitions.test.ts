import type { Page, ViewportSize } from "playwright-core";
import { describe, expect, test } from "vitest";
import { clickAddedLink, clickAtOnce, clickLink, follow, goBack } from "../../support/browser/actions.ts";
import { arriveAt, pageState, until } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, open, START } from "../../support/browser/visitor.ts";

const site = openSite();

/** Opens a page with slow animations, so that tests can act during a page change. */
async function openSlowly(url: string, viewport?: ViewportSize) {
  const visitor = await open(site, url, {
    reducedMotion: "no-preference",
    before: recordAnimations,
    ...(viewport && { viewport }),
  });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Animation.enable");
  const setPace = (playbackRate: number) => session.send("Animation.setPlaybackRate", { playbackRate });
  await setPace(0.02);
  return { ...visitor, setPace };
}

describe("a page change", () => {
  test("fades and slides only main, for 150 to 300 ms", async () => {
    const { page } = await openSlowly("/it/");
    await clickLink(page, "/it/about/");
    await until(page, "an animation", isEntering);
    const animations = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.timeline === document.timeline)
        .map(({ effect }) => {
          const { target, ...rest } = effect as KeyframeEffect;
          const [from] = (effect as KeyframeEffect).getKeyframes();
          const { duration } = { ...rest, ...effect?.getTiming() };
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
    const { page } = await openSlowly(START, LAPTOP);
    await clickLink(page, "/it/about/");
    await until(page, "an animation", isEntering);
    const link = await page.locator('header a[href="/it/testimonials/"]:visible').first().boundingBox();
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    await arriveAt(page, "/it/testimonials/");
  });

  test("accepts clicks on moving content", async () => {
    const { page } = await openSlowly("/it/about/");
    await clickAtOnce(page, "/it/");
    await until(page, "an animation", isEntering);
    const button = await page.locator("main .hero a.button:not([href^='#'])").first().boundingBox();
    await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
    await arriveAt(page, START);
  });

  test("can be interrupted by Back", async () => {
    const { page, context, setPace } = await openSlowly(START);
    await clickLink(page, "/it/about/");
    await until(page, "an animation", isEntering);
    await goBack(page, START);
    await setPace(1);
    await until(page, "the animation to end", isAtRest);
    await expectFresh(page, await context.newPage(), START);
  });

  test("can be interrupted by further page changes", async () => {
    const { page, context, setPace } = await openSlowly(START);
    for (const url of ["/it/about/", "/it/contact/", "/it/about/", "/it/testimonials/"]) {
      await clickAtOnce(page, url);
      await arriveAt(page, url);
    }
    await setPace(1);
    await until(page, "the animation to end", isAtRest);
    await expectFresh(page, await context.newPage(), "/it/testimonials/");
  });

  test("to a section ends at the same position as a full load", async () => {
    const { page, context } = await open(site, START, { reducedMotion: "no-preference" });
    await clickAddedLink(page, "/it/landing/#pricing");
    await arriveAt(page, "/it/landing/#pricing");
    await until(page, "the animation to end", isAtRest);
    const fresh = await context.newPage();
    await fresh.goto(`${site.origin}/it/landing/#pricing`);
    await fresh.evaluate(() => window.laidOut);
    const top = (page: Page) =>
      page.evaluate(() => Math.round(document.getElementById("pricing")?.getBoundingClientRect().top ?? Number.NaN));
    // Browsers round scroll positions.
    expect(Math.abs((await top(page)) - (await top(fresh)))).toBeLessThanOrEqual(1);
  });
});

describe("page animations", () => {
  test("do not run on the first paint", async () => {
    const { page } = await open(site, "/it/", { reducedMotion: "no-preference", before: recordAnimations });
    await page.waitForTimeout(300);
    expect(await animations(page)).toEqual([]);
  });

  test("do not run with reduced motion", async () => {
    const { page } = await open(site, START, { before: recordAnimations });
    await follow(page, "/it/about/");
    await goBack(page, START);
    await page.waitForTimeout(300);
    expect(await animations(page)).toEqual([]);
  });

  test("run once for each page change and not within a page", async () => {
    const { page } = await open(site, "/it/landing/", { reducedMotion: "no-preference", before: recordAnimations });
    await clickAtOnce(page, "#pricing");
    await until(page, "the section", () => location.hash === "#pricing" && scrollY > 0);
    expect(await animations(page)).toEqual([]);
    await follow(page, "/it/about/");
    await goBack(page, "/it/landing/#pricing");
    await until(page, "the animation to end", isAtRest);
    expect(await animations(page)).toEqual(["enter", "enter"]);
  });
});

async function expectFresh(page: Page, fresh: Page, url: string): Promise<void> {
  await fresh.goto(site.origin + url);
  expect(await pageState(page)).toEqual(await pageState(fresh));
}

/** Records the animations of `<main>` by name. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    const record = ({ target, animationName }: AnimationEvent) =>
      (target as Element).localName === "main" && names.push(animationName);
    addEventListener("animationstart", record, true);
  });
}

function animations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { names: string[] }).names);
}

/** Checks the new page, because the old page may fade too. */
function isEntering(): boolean {
  const animations = document.querySelector("main[data-entering]")?.getAnimations() ?? [];
  return animations.some(({ playState }) => playState === "running");
}

function isAtRest(): boolean {
  return document.querySelector("main")?.getAnimations().length === 0;
}
