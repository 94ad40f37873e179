import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { controlStrip, type Place } from "../../../src/islands/control-strip.ts";
import { layOutStrip, type StripLayout } from "../../support/dom/lay-out-strip.ts";

const SLIDES = 11;
/** Longer than any scroll of the strip. */
const REST_MS = 3000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Controls a strip of eleven slides. */
function control(layout: StripLayout) {
  const strip = document.createElement("ul");
  for (let slide = 0; slide < SLIDES; slide++) strip.append(document.createElement("li"));
  const engine = layOutStrip(strip, layout);
  let place: Place | undefined;
  const { move, stop } = controlStrip(strip, (next) => {
    place = next;
  });
  onTestFinished(stop);
  return {
    ...engine,
    /** Returns the index that the buttons and the words show. */
    index: () => place?.index,
    press(step: number, pause = REST_MS) {
      move(step);
      vi.advanceTimersByTime(pause);
    },
    /** Waits until the strip is at rest, and expects that it has arrived at a slide. */
    arriveAt(index: number, wait = REST_MS) {
      vi.advanceTimersByTime(wait);
      expect(engine.position()).toBe(index);
      expect(place).toMatchObject({ index, count: SLIDES });
    },
  };
}

// tests/browser/islands/carousels.test.ts tests three cadences in three engines.
describe("every press counts", () => {
  const cadences = [0, 50, 90, 150, 250, 310, 350, 450, 700, 1000];

  test.each(cadences.map((cadence, at) => ({ cadence, visible: 1 + (at % 3) })))(
    "every $cadence ms, $visible in view, to the end and back",
    ({ cadence, visible }) => {
      const strip = control({ visible });
      const last = SLIDES - visible;
      for (let index = 1; index <= last; index++) {
        strip.press(1, cadence);
        expect(strip.index()).toBe(index);
      }
      strip.arriveAt(last);
      for (let index = last - 1; index >= 0; index--) {
        strip.press(-1, cadence);
        expect(strip.index()).toBe(index);
      }
      strip.arriveAt(0);
    },
  );

  test.each([
    { pause: 0, index: 2 },
    { pause: 150, index: 3 },
    { pause: 250, index: 4 },
    { pause: 480, index: 4 },
  ])("$pause ms after a swipe, from the slide that is in view then", ({ pause, index }) => {
    const strip = control({ visible: 3 });
    strip.swipeTo(2);
    vi.advanceTimersByTime(pause);
    strip.press(1, 40);
    strip.press(1, 40);
    strip.arriveAt(index);
  });

  test("in a browser whose frames are 200 ms apart", () => {
    const strip = control({ visible: 3, frameMs: 200 });
    for (let time = 0; time < 3; time++) strip.press(1, 250);
    strip.arriveAt(3);
  });

  test.each([
    [20, "touchmove"],
    [100, "wheel"],
    [200, "touchmove"],
    [300, "wheel"],
  ] as const)("but a scroll %i ms after a press, by %s, takes precedence", (pause, by) => {
    const strip = control({ visible: 3 });
    strip.press(1, pause);
    strip.swipeTo(6, by);
    strip.arriveAt(6);
    strip.press(1);
    strip.arriveAt(7);
  });

  test.each([20, 120, 250])("also if the browser stops its scroll after %i ms", (pause) => {
    const strip = control({ visible: 3 });
    strip.press(1, pause);
    strip.stop();
    strip.arriveAt(1);
  });

  test("also if the rest of a smooth scroll is added to the correction", () => {
    const strip = control({ visible: 3 });
    strip.press(1, 20);
    strip.stop();
    strip.scrollTo.mockImplementationOnce(() => strip.drift(1.7));
    strip.arriveAt(1);
  });

  test.each([
    { from: 1, to: 3, presses: 10, index: 8 },
    { from: 1, to: 2, presses: 4, index: 4 },
    { from: 3, to: 1, presses: 8, index: 8 },
  ])("also with a resize from $from to $to in view during a move", ({ from, to, presses, index }) => {
    const strip = control({ visible: from });
    for (let time = 0; time < presses; time++) strip.press(1, 60);
    strip.resize(to);
    strip.arriveAt(index);
  });
});

test("the index follows a swipe once it has ended, and soon", () => {
  const strip = control({ visible: 3 });
  strip.swipeTo(2);
  const seen = new Set();
  // The swipe takes 320 ms.
  for (let time = 0; time < 620; time += 10) {
    vi.advanceTimersByTime(10);
    seen.add(strip.index());
  }
  expect([...seen]).toEqual([0, 2]);
});

test("the bars of a phone's browser, which change the height, do not end a swipe", () => {
  const strip = control({ visible: 1 });
  strip.swipeTo(2);
  vi.advanceTimersByTime(100);
  strip.resize(1);
  strip.arriveAt(2);
});

test("a strip that a finger holds between two slides is not at rest", () => {
  const strip = control({ visible: 3 });
  strip.swipeTo(2);
  vi.advanceTimersByTime(100);
  strip.stop();
  vi.advanceTimersByTime(REST_MS);
  expect(strip.index()).toBe(0);
});

test("a strip that cannot reach its target reports its actual position", () => {
  const strip = control({ visible: 3 });
  strip.scrollTo.mockImplementation(() => {});
  strip.press(1);
  strip.arriveAt(0);
});

test.each([
  { motion: "full", isReduced: false, behavior: "smooth" },
  { motion: "reduced", isReduced: true, behavior: "instant" },
])("moves $behavior with $motion motion", ({ isReduced, behavior }) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  const strip = control({ visible: 3 });
  strip.press(1);
  expect(strip.scrollTo).toHaveBeenNthCalledWith(1, { left: 100, behavior });
  strip.arriveAt(1);
});
