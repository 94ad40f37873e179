import { describe, expect, test } from "vitest";
import { allPagesHaveCome } from "../../support/browser/page-state.ts";
import type { SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, asDocuments, goBack, openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });
const openStill = openEngine();

/** So that tests can wait for the script that follows the first sign of life. */
const before = (server: SiteServer) => server.runFirst(noteStart);

const START = "/it/services/";
const NEXT = "/it/services/ecommerce/";
const ROW = `.index-list a[href="${NEXT}"]`;
const POSTER = `.next-page a[href="${NEXT}"]`;

describe("the hero of a page", () => {
  test.each([
    { by: "row", at: START, link: ROW, width: 1280 },
    { by: "row", at: START, link: ROW, width: 390 },
    { by: "poster", at: "/it/services/lead-generation/", link: POSTER, width: 1280 },
    { by: "poster", at: "/it/services/lead-generation/", link: POSTER, width: 390 },
  ])("grows out of the $by at $width px and leaves nothing behind", async ({ at, link, width }) => {
    const { tab } = await open(at, { width, before });
    await prepare(tab, link);
    const { pressed, grown, overflow } = await tab.evaluate(press, link);
    expect(grown).toEqual(pressed);
    expect(overflow).toBe(0);
    await tab.evaluate(() => {
      for (const animation of document.getAnimations()) animation.play();
    });
    await tab.until("the hero at rest", () =>
      document
        .querySelector(".hero")
        ?.getAnimations({ subtree: true })
        .every(({ timeline }) => timeline !== document.timeline),
    );
    expect(await tab.count(".hero [style], main[data-entering]")).toBe(0);
  });

  test("can be left while it grows, and does not grow after Back", async () => {
    const { tab } = await open(START, { width: 1280, before });
    await prepare(tab, ROW);
    await tab.evaluate(press, ROW);
    await tab.evaluate(() => document.querySelector<HTMLElement>('header a[href="/it/about/"]')?.click());
    await arriveAt(tab, "/it/about/");
    expect(await tab.evaluate(growing)).toBe(0);
    await goBack(tab, NEXT);
    expect(await tab.evaluate(growing)).toBe(0);
    expect(await tab.count("main[data-entering]")).toBe(1);
  });

  test("does not grow with reduced motion", async () => {
    const { tab } = await openStill(START, { width: 1280, before });
    await prepare(tab, ROW);
    await tab.evaluate(press, ROW);
    expect(await tab.evaluate(growing)).toBe(0);
  });

  test("fades in if the visitor has waited for it", async () => {
    const { tab, server } = await open(START, { before: asDocuments });
    const release = server.hold(/ecommerce/);
    await tab.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), ROW);
    await tab.until("the busy state", () => document.documentElement.hasAttribute("data-busy"));
    release();
    await arriveAt(tab, NEXT);
    expect(await tab.evaluate(growing)).toBe(0);
    expect(await tab.count("main[data-entering]")).toBe(1);
  });
});

/** Scrolls to the link, which is the first sign of life, and waits for its script and for all pages. */
async function prepare(tab: Tab, link: string): Promise<void> {
  await tab.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }),
    link,
  );
  await allPagesHaveCome(tab);
  await tab.until("the script", () => "isStarted" in window);
}

/** Runs first. Notes when the script starts that watches the busy state. */
function noteStart(): void {
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    if (options?.attributeFilter?.includes("data-busy")) Object.assign(window, { isStarted: true });
    observe.call(this, target, options);
  };
}

/** Runs in the page. Returns the middle and the height of the drawing before the press and right after it. */
async function press(selector: string) {
  const place = (root: Element | null | undefined) => {
    const { x, y, width, height } =
      root?.querySelector("[data-grows=picture]")?.getBoundingClientRect() ?? new DOMRect();
    return [x + width / 2, y + height / 2, height].map(Math.round);
  };
  const link = document.querySelector<HTMLElement>(selector);
  const pressed = place(link?.closest("li, nav"));
  link?.click();
  // A page that is here already is shown without a task in between. A frame could be later than the end of the animations.
  await new Promise((resolve) => setTimeout(resolve));
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    animation.pause();
    animation.currentTime = 0;
  }
  return {
    pressed,
    grown: place(document.querySelector(".hero")),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** Runs in the page. Returns how many parts of the hero move. */
function growing(): number {
  const animations = document.querySelector(".hero")?.getAnimations({ subtree: true }) ?? [];
  return animations.filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition))
    .length;
}
