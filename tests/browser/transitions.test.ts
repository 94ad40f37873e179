import type { Page, ViewportSize } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSite } from "../support/browser/served-site.ts";
import {
  arriveAt,
  clickAtOnce,
  clickLink,
  follow,
  goBack,
  LAPTOP,
  open,
  pageState,
  START,
  until,
} from "../support/browser/visitor.ts";

const site = openSite();

/** A visitor with motion, for whom time goes slowly once the page is there, so that tests can act in mid-transition. */
async function openSlowly(url: string, viewport?: ViewportSize) {
  const visitor = await open(site, url, { reducedMotion: "no-preference", ...(viewport && { viewport }) });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Animation.enable");
  const setPace = (playbackRate: number) => session.send("Animation.setPlaybackRate", { playbackRate });
  await setPace(0.02);
  return { ...visitor, setPace };
}

describe("a page change", () => {
  test("fades and slides; header, footer and floating buttons stand still", async () => {
    const { page } = await openSlowly("/it/");
    await clickLink(page, "/it/about/");
    await until(page, "a transition", isInTransition);
    const parts = ["root", "site-header", "site-footer", "floating"];
    const animations = await page.evaluate(
      (names) =>
        names.map((name) =>
          ["old", "new", "group"].map((kind) => {
            const { animationName, display } = getComputedStyle(
              document.documentElement,
              `::view-transition-${kind}(${name})`,
            );
            return display === "none" ? "not shown" : animationName;
          }),
        ),
      parts,
    );
    expect(Object.fromEntries(parts.map((part, index) => [part, animations[index]]))).toEqual({
      root: ["leave", "enter", "none"],
      "site-header": ["not shown", "none", "none"],
      "site-footer": ["not shown", "none", "none"],
      floating: ["not shown", "none", "none"],
    });
  });

  test("takes clicks while it runs", async () => {
    const { page } = await openSlowly(START, LAPTOP);
    await clickLink(page, "/it/about/");
    await until(page, "a transition", isInTransition);
    const link = await page.locator('header a[href="/it/testimonials/"]:visible').first().boundingBox();
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    await arriveAt(page, "/it/testimonials/");
  });

  test("gives way to Back", async () => {
    const { page, context, setPace } = await openSlowly(START);
    await clickLink(page, "/it/about/");
    await until(page, "a transition", isInTransition);
    await goBack(page, START);
    await setPace(1);
    await until(page, "the transition to end", isAtRest);
    await expectFresh(page, await context.newPage(), START);
  });

  test("gives way to the next, again and again", async () => {
    const { page, context, setPace } = await openSlowly(START);
    for (const url of ["/it/about/", "/it/contact/", "/it/about/", "/it/testimonials/"]) {
      await clickAtOnce(page, url);
      await arriveAt(page, url);
    }
    await setPace(1);
    await until(page, "the transition to end", isAtRest);
    await expectFresh(page, await context.newPage(), "/it/testimonials/");
  });
});

describe("no transition", () => {
  test("on the first paint", async () => {
    const { page } = await open(site, "/it/", {
      reducedMotion: "no-preference",
      before: (page) =>
        page.addInitScript(() => {
          const names: string[] = [];
          Object.assign(window, { names });
          addEventListener("animationstart", ({ animationName }) => names.push(animationName), true);
        }),
    });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { names: string[] }).names)).not.toContain("enter");
    expect(await page.evaluate(isInTransition)).toBe(false);
  });

  test("for those who want no motion", async () => {
    const { page } = await open(site, START, { before: countTransitions });
    await follow(page, "/it/about/");
    await goBack(page, START);
    expect(await transitions(page)).toBe(0);
  });

  test("where the API is missing: the page changes all the same", async () => {
    const { page } = await open(site, START, {
      reducedMotion: "no-preference",
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition")),
    });
    await follow(page, "/it/about/");
    await goBack(page, START);
  });

  test("within a page", async () => {
    const { page } = await open(site, "/it/landing/", { reducedMotion: "no-preference", before: countTransitions });
    await clickAtOnce(page, "#pricing");
    await until(page, "the section", () => location.hash === "#pricing" && scrollY > 0);
    expect(await transitions(page)).toBe(0);
    await follow(page, "/it/about/");
    expect(await transitions(page)).toBe(1);
  });
});

async function expectFresh(page: Page, fresh: Page, url: string): Promise<void> {
  await fresh.goto(site.origin + url);
  expect(await pageState(page)).toEqual(await pageState(fresh));
}

async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = Document.prototype.startViewTransition;
    Object.assign(window, { transitions: 0 });
    Document.prototype.startViewTransition = function (update) {
      (window as unknown as { transitions: number }).transitions++;
      return original.call(this, update);
    };
  });
}

function transitions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

function isInTransition(): boolean {
  return document.getAnimations().some(({ effect }) => {
    return (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition");
  });
}

function isAtRest(): boolean {
  return document.getAnimations().every(({ playState }) => playState !== "running");
}
