import { expect, test } from "vitest";
import { openEngine, PAGES } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });
const openStill = openEngine();

test("a page change fades and slides in 150 to 300 ms, by its main part alone, and can be left meanwhile", async () => {
  const { tab } = await open("/it/services/", { width: 1280, waits: "pages" });
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

test.each([
  { motion: "full", open, names: ["enter"] },
  { motion: "reduced", open: openStill, names: [] },
])("a load of the browser fades and slides in too, with $motion motion: $names", async ({ open, names }) => {
  const { tab } = await open("/it/services/", {
    width: 1280,
    holds: PAGES,
    before: (server) => server.runFirst(noteTransition),
  });
  await tab.followAtOnce("/it/about/");
  await tab.until("the transition, if there is one", () => "played" in window);
  expect(await tab.evaluate(() => Reflect.get(window, "played"))).toEqual(names);
});

/** Runs first. Notes the animations of the new page in a transition of the browser. */
function noteTransition(): void {
  addEventListener("pagereveal", async (event) => {
    const { viewTransition } = event as unknown as { viewTransition: ViewTransition | null };
    await viewTransition?.ready;
    const played = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === "::view-transition-new(root)")
      .map((animation) => (animation as CSSAnimation).animationName);
    Object.assign(window, { played });
  });
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
