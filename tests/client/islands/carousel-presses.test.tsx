import { describe, expect, test } from "vitest";
import { mountCarousel, pass, REST_MS, range } from "../../support/dom/mount-carousel.tsx";
import { perform } from "../../support/dom/mount-island.tsx";

describe.each([
  { engine: "with scrollend", hasScrollEnd: true },
  { engine: "without scrollend", hasScrollEnd: false },
])("every press counts, $engine", ({ hasScrollEnd }) => {
  const cadences = [0, 50, 90, 150, 250, 310, 350, 450, 700, 1000];

  test.each(cadences.map((cadence, index) => ({ cadence, visible: 1 + (index % 3) })))(
    "every $cadence ms, $visible in view, to the end and back",
    async ({ cadence, visible }) => {
      const carousel = await mountCarousel(11, { visible, hasScrollEnd });
      const last = 11 - visible;
      for (let index = 1; index <= last; index++) {
        await carousel.press("next", cadence);
        expect(carousel.disabled().next).toBe(index === last);
      }
      await pass(REST_MS);
      expect(carousel.strip.position()).toBe(last);
      expect(carousel.shown()).toEqual(range(last, visible));
      for (let index = last - 1; index >= 0; index--) {
        await carousel.key("ArrowLeft", cadence);
        expect(carousel.disabled().previous).toBe(index === 0);
      }
      await pass(REST_MS);
      expect(carousel.strip.position()).toBe(0);
      expect(carousel.shown()).toEqual(range(0, visible));
    },
  );

  test.each([0, 45, 60, 150, 250, 330, 400, 480])("%i ms after a swipe", async (pause) => {
    const carousel = await mountCarousel(11, { visible: 3, hasScrollEnd });
    await perform(() => carousel.strip.swipeTo(2));
    await pass(pause);
    await carousel.press("next", 40);
    await carousel.press("next", 40);
    await pass(REST_MS);
    expect(carousel.strip.position()).toBe(4);
    expect(carousel.shown()).toEqual([4, 5, 6]);
  });

  test("during a swipe whose frames are 200 ms apart", async () => {
    const carousel = await mountCarousel(11, { visible: 3, hasScrollEnd, frameMs: 200 });
    await perform(() => carousel.strip.swipeTo(1));
    await pass(250);
    await carousel.press("next", 40);
    await carousel.press("next", 40);
    await pass(3 * REST_MS);
    expect(carousel.strip.position()).toBe(3);
    expect(carousel.shown()).toEqual([3, 4, 5]);
  });

  test.each([20, 100, 200, 300])("a swipe %i ms after a press takes precedence", async (pause) => {
    const carousel = await mountCarousel(11, { visible: 3, hasScrollEnd });
    await carousel.press("next", pause);
    await perform(() => carousel.strip.swipeTo(6));
    await pass(REST_MS);
    expect(carousel.shown()).toEqual([6, 7, 8]);
    await carousel.press("next");
    expect(carousel.shown()).toEqual([7, 8, 9]);
  });

  test.each([20, 120, 250])("a scroll that the browser stops after %i ms is repeated", async (pause) => {
    const carousel = await mountCarousel(11, { visible: 3, hasScrollEnd });
    await carousel.press("next", pause);
    await perform(() => carousel.strip.interrupt());
    await pass(REST_MS);
    expect(carousel.strip.position()).toBe(1);
    expect(carousel.shown()).toEqual([1, 2, 3]);
  });

  test.each([
    { from: 1, to: 3, presses: 10, index: 8 },
    { from: 1, to: 2, presses: 4, index: 4 },
    { from: 3, to: 1, presses: 8, index: 8 },
  ])("a resize from $from to $to in view during a move ends on slide $index", async ({ from, to, presses, index }) => {
    const carousel = await mountCarousel(11, { visible: from, hasScrollEnd });
    for (let time = 0; time < presses; time++) await carousel.press("next", 60);
    await perform(() => carousel.strip.resize(to));
    await pass(REST_MS);
    expect(carousel.strip.position()).toBe(index);
    expect(carousel.shown()).toEqual(range(index, to));
    expect(carousel.disabled()).toEqual({ previous: false, next: index === 11 - to });
  });
});
