import { describe, expect, test } from "vitest";
import { allPagesHaveCome, clickAtOnce } from "../../support/browser/page-state.ts";
import type { SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, asDocuments, goBack, openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

const START = "/it/services/";
const NEXT = "/it/services/ecommerce/";
const ROW = `.index-list a[href="${NEXT}"]`;
const POSTER = `.next-page a[href="${NEXT}"]`;

/** So that tests can wait for the script that follows the first sign of life. */
const before = (server: SiteServer) => server.runFirst(noteStart);

test.each([
  { by: "row", at: START, link: ROW, width: 1280, flies: true, lasts: false },
  { by: "row", at: START, link: ROW, width: 390, flies: false, lasts: false },
  { by: "poster", at: "/it/services/lead-generation/", link: POSTER, width: 1280, flies: true, lasts: true },
  { by: "poster", at: "/it/services/lead-generation/", link: POSTER, width: 390, flies: false, lasts: false },
])(
  "the hero grows out of the $by at $width px and leaves nothing behind",
  async ({ at, link, width, flies, lasts }) => {
    const { tab } = await open(at, { width, before });
    await prepare(tab, link);
    const { pressed, start, seen, end, hero, overflow } = await tab.evaluate(press, link);
    expect(start).toEqual(near(pressed, HALF_A_PIXEL));
    expect(overflow).toBe(0);
    // Only a drawing that the hero shows too is seen all the way.
    expect(seen).toBe(lasts);
    const { x, y } = (flies ? hero : pressed).picture;
    expect(end.picture).toMatchObject(near({ x, y }, ONE_PIXEL));
    expect(end.name).toMatchObject(near({ left: hero.name.left, y: hero.name.y }, ONE_PIXEL));
    await tab.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.timeline === document.timeline) animation.finish();
      }
    });
    await tab.until(
      "the hero at rest",
      () => !document.querySelector(".hero [style], body > [style], main[data-entering]"),
    );
  },
);

/** Precisions of `closeTo`. An animation is looked at just before its end. */
const HALF_A_PIXEL = 0;
const ONE_PIXEL = -0.3;

/** Matches places that are as near as that. */
function near(places: object, precision: number): object {
  const entries = Object.entries(places).map(([key, value]) => [
    key,
    typeof value === "number" ? expect.closeTo(value, precision) : near(value, precision),
  ]);
  return Object.fromEntries(entries);
}

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"], motion: "full" });
  const openStill = openEngine({ engines: ["chromium"] });

  test("a hero can be left while it grows, and does not grow after Back", async () => {
    const { tab } = await open(START, { width: 1280, before });
    await prepare(tab, ROW);
    await tab.evaluate(press, ROW);
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    expect(await tab.evaluate(growing)).toBe(0);
    await goBack(tab, NEXT);
    expect(await tab.evaluate(growing)).toBe(0);
    expect(await tab.count("main[data-entering]")).toBe(1);
  });

  test("a hero that the visitor has waited for fades in", async () => {
    const { tab, release } = await open(START, { before: asDocuments, holds: /ecommerce/ });
    await clickAtOnce(tab, NEXT);
    await tab.see("html[data-busy]");
    release();
    await arriveAt(tab, NEXT);
    expect(await tab.evaluate(growing)).toBe(0);
    expect(await tab.count("main[data-entering]")).toBe(1);
  });

  test("a page fades and slides in 150 to 300 ms, by its main part alone, and can be left meanwhile", async () => {
    const { tab } = await open(START, { width: 1280 });
    await tab.chromium.send("Animation.enable");
    await tab.chromium.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    await clickAtOnce(tab, "/it/about/");
    await tab.see("main[data-entering]");
    const [{ duration, ...animation } = { duration: 0 }, ...others] = await tab.evaluate(readAnimations);
    expect(animation).toEqual({ target: "main", opacity: "0", translate: expect.stringMatching(/^0px .+/) });
    expect(others).toEqual([]);
    expect(duration).toBeGreaterThanOrEqual(150);
    expect(duration).toBeLessThanOrEqual(300);
    await tab.clickAt(...(await tab.evaluate(cornerOf, 'header a[href="/it/testimonials/"]')));
    await arriveAt(tab, "/it/testimonials/");
    await goBack(tab, "/it/about/");
  });

  test("nothing moves with reduced motion", async () => {
    const { tab } = await openStill(START, { width: 1280, before });
    await prepare(tab, ROW);
    await tab.evaluate(press, ROW);
    expect(await tab.evaluate(growing)).toBe(0);
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    expect(await tab.evaluate(readAnimations)).toEqual([]);
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

/** Runs in the page. Presses a link, and returns where drawing, its upper edge, name and lower edge are before, at the start and at the end, and where the hero has them. */
async function press(selector: string) {
  const place = (element: Element | null | undefined) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { left, x: left + width / 2, y: top + height / 2, height };
  };
  const link = document.querySelector<HTMLElement>(selector);
  const entry = link?.closest("li, nav");
  const ground = entry?.closest("nav") ?? entry?.querySelector("[data-grows=ground]");
  const name = entry?.querySelector("[data-grows=name]");
  const edges = [ground, name].map((part) => part?.getBoundingClientRect().bottom ?? 0);
  const frame = entry?.querySelector("[data-grows=picture]") ?? document.body;
  const cutting = getComputedStyle(frame).overflowY === "clip" ? frame : ground;
  const pressed = {
    cut: { y: cutting?.getBoundingClientRect().top ?? 0 },
    picture: place(entry?.querySelector("[data-grows=picture] svg")),
    name: place(name),
    edge: { y: Math.max(...edges) },
  };
  // A frame could be later than the end of the animations.
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
  link?.click();
  // A page that is here already is shown without a task in between.
  await new Promise((resolve) => setTimeout(resolve));
  const copied = () => document.querySelector<SVGElement>("body > svg[style]");
  const now = () => ({
    // The clip is `inset(12px …)`.
    cut: {
      y: (copied()?.getBoundingClientRect().top ?? 0) + Number.parseFloat(copied()?.style.clipPath.slice(6) ?? ""),
    },
    picture: place(copied()),
    name: place(document.querySelector("body > [style]:not(svg)")),
    edge: { y: document.querySelector(".hero + *")?.getBoundingClientRect().top ?? 0 },
  });
  const goTo = (time: number) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.currentTime = time;
    }
  };
  const start = now();
  const { scrollWidth, clientWidth } = document.documentElement;
  goTo(150);
  const copy = copied();
  const seen = copy !== null && Number(getComputedStyle(copy).opacity) > 0;
  goTo(279.9);
  const hero = (part: string) => place(document.querySelector(`.hero [data-grows=${part}]`));
  return {
    pressed,
    start,
    seen,
    end: now(),
    hero: { picture: hero("picture"), name: hero("name") },
    overflow: scrollWidth - clientWidth,
  };
}

/** Runs in the page. Returns how many parts of the hero move. */
function growing(): number {
  const animations = document.querySelector(".hero")?.getAnimations({ subtree: true }) ?? [];
  return animations.filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition))
    .length;
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

/** Runs in the page. Returns a point in the corner of the first visible element. */
function cornerOf(selector: string): [x: number, y: number] {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
  const { left, top } = (element as Element).getBoundingClientRect();
  return [left + 20, top + 10];
}
