import { describe, expect, test } from "vitest";
import { allPagesHaveCome, clickAtOnce } from "../../support/browser/page-state.ts";
import { arriveAt, goBack, openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

const START = "/it/services/";
const NEXT = "/it/services/ecommerce/";
const ROW = `.index-list a[href="${NEXT}"]`;
const POSTER = `.next-page a[href="${NEXT}"]`;

const POSTER_PAGE = "/it/services/lead-generation/";

test.each([
  { by: "row", at: START, link: ROW, width: 1280, grows: true },
  { by: "poster", at: POSTER_PAGE, link: POSTER, width: 1280, grows: true },
  { by: "poster", at: POSTER_PAGE, link: POSTER, width: 390, grows: false },
])("the drawing of the $by that is pressed grows into that of the hero at $width px: $grows", async (row) => {
  const { tab } = await open(row.at, { width: row.width });
  await allPagesHaveCome(tab);
  await tab.evaluate(recordTransitions);
  await tab.click(row.link);
  await arriveAt(tab, NEXT);
  const hasTransitions = await tab.evaluate(() => "startViewTransition" in document);
  expect(await tab.evaluate(() => window.grown)).toEqual(row.grows && hasTransitions ? [["drawing", "drawing"]] : []);
  expect(await tab.count("main[data-entering]")).toBe(1);
  await tab.until("a page at rest", () => !document.querySelector("[data-grows=from], [data-grows=to]"));
  expect(await tab.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, "main"]);
});

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"], motion: "full" });
  const openStill = openEngine({ engines: ["chromium"] });

  test("a page can be left while its hero grows, by a click and by Back", async () => {
    const { tab } = await open(START, { width: 1280 });
    await allPagesHaveCome(tab);
    await tab.chromium.send("Animation.enable");
    await tab.chromium.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    await tab.click(ROW);
    await arriveAt(tab, NEXT);
    await tab.clickAt(...(await tab.evaluate(cornerOf, 'header a[href="/it/about/"]')));
    await arriveAt(tab, "/it/about/");
    await goBack(tab, NEXT);
    await goBack(tab, START);
    await clickAtOnce(tab, NEXT);
    await goBack(tab, START);
    expect(await tab.evaluate(() => location.pathname)).toBe(START);
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
    const { tab } = await openStill(START, { width: 1280 });
    await tab.evaluate(recordTransitions);
    await tab.click(ROW);
    await arriveAt(tab, NEXT);
    expect(await tab.evaluate(() => window.grown)).toEqual([]);
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    expect(await tab.evaluate(readAnimations)).toEqual([]);
  });
});

declare global {
  interface Window {
    /** The names that each transition between two pages has taken from the old and from the new one. */
    grown: string[][];
  }
}

/** Runs in the page. Notes the names at the start and at the end of each transition. */
function recordTransitions(): void {
  window.grown = [];
  const names = () =>
    [...document.querySelectorAll("svg")]
      .map((drawing) => getComputedStyle(drawing).viewTransitionName)
      .filter((name) => name && name !== "none");
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const before = names();
    return start(async () => {
      await (update as () => unknown)();
      window.grown.push([...before, ...names()]);
    });
  };
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
