import { beforeEach, describe, expect, test, vi } from "vitest";
import { startPageParts } from "../../../src/client/page/page-parts.ts";
import { find } from "../../support/dom/find.ts";

const SLIDE_PX = 100;
const SMOOTH_MS = 320;
/** Longer than any scroll of the strip. */
const REST_MS = 3000;

beforeEach(() => void vi.useFakeTimers());

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test("buttons, place and the words for screen readers follow the index", async () => {
  const carousel = await start(5, 3);
  expect(carousel.shown()).toEqual(["1–3 / 5", true, false]);
  await carousel.press(-1);
  expect([carousel.position(), find("#announcer").textContent]).toEqual([0, ""]);
  await carousel.press(1);
  expect(carousel.shown()).toEqual(["2–4 / 5", false, false]);
  expect(find("#announcer").textContent).toBe("Elementi da 2 a 4 di 5");
});

test.each([
  { count: 1, visible: 1, shown: "1 / 1" },
  { count: 2, visible: 3, shown: "1–2 / 2" },
])("$count slides, $visible in view: both buttons are disabled", async ({ count, visible, shown }) => {
  const carousel = await start(count, visible);
  expect(carousel.shown()).toEqual([shown, true, true]);
});

// tests/browser/islands/carousels.test.ts tests cadences, swipes and resizes in a browser.
describe("every press counts, from 0 to count − visible", () => {
  test.each([
    { cadence: 0, visible: 1 },
    { cadence: 150, visible: 3 },
    { cadence: 450, visible: 2 },
  ])("every $cadence ms, $visible in view, past the end and back", async ({ cadence, visible }) => {
    const strip = await start(11, visible);
    const last = 11 - visible;
    for (let press = 0; press <= last; press++) await strip.press(1, cadence);
    await pass(REST_MS);
    expect([strip.position(), ...strip.shown()]).toEqual([last, expect.stringMatching(/11 \/ 11$/), false, true]);
    for (let press = 0; press <= last; press++) await strip.press(-1, cadence);
    await pass(REST_MS);
    expect([strip.position(), ...strip.shown()]).toEqual([0, expect.stringMatching(/^1(–[23])? \/ 11$/), true, false]);
  });

  test.each(["touchmove", "wheel"] as const)("but a scroll after it, by %s, takes precedence", async (by) => {
    const strip = await start(11, 3);
    await strip.press(1, 100);
    // Such a scroll ends at a slide.
    find("ul").dispatchEvent(new Event(by));
    find("ul").scrollTo({ left: 6 * SLIDE_PX, behavior: "smooth" });
    await pass(REST_MS);
    expect(strip.shown()).toEqual(["7–9 / 11", false, false]);
    await strip.press(1);
    expect(strip.position()).toBe(7);
  });
});

test.each([1.2, 1.8])("a move that ends at slide %s, as WebKit may after a resize, is completed", async (position) => {
  const strip = await start(11, 1);
  await strip.press(1, 100);
  strip.endMoveAt(position);
  await pass(REST_MS);
  expect([strip.position(), ...strip.shown()]).toEqual([1, "2 / 11", false, false]);
});

test("a carousel whose page is left and shown again keeps its place, and a press moves it by one slide", async () => {
  const carousel = await start(11, 3);
  await carousel.press(1, SMOOTH_MS + 20);
  const element = find("[data-carousel]");
  element.remove();
  carousel.resize();
  await pass(REST_MS);
  document.body.append(element);
  expect(carousel.shown()[0]).toBe("2–4 / 11");
  startPageParts();
  carousel.resize();
  carousel.scrollTo.mockClear();
  await carousel.press(1, 0);
  expect(carousel.scrollTo).toHaveBeenCalledTimes(1);
  await pass(REST_MS);
  expect([carousel.position(), carousel.shown()[0]]).toEqual([2, "3–5 / 11"]);
});

test("arrow keys move by one slide; with a modifier they are the browser's", async () => {
  const carousel = await start(11, 3);
  const strip = find("ul");
  strip.focus();
  const isLeftToBrowser = (pressed: KeyboardEventInit) =>
    strip.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...pressed }));
  for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
    expect(isLeftToBrowser({ key: "ArrowRight", [modifier]: true })).toBe(true);
  expect(isLeftToBrowser({ key: "Home" })).toBe(true);
  expect(isLeftToBrowser({ key: "ArrowRight" })).toBe(false);
  await pass(REST_MS);
  expect([carousel.position(), document.activeElement]).toEqual([1, strip]);
});

test.each([
  { motion: "full", isReduced: false, behavior: "smooth" },
  { motion: "reduced", isReduced: true, behavior: "instant" },
])("moves $behavior with $motion motion", async ({ isReduced, behavior }) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  const strip = await start(11, 3);
  await strip.press(1);
  expect(strip.scrollTo).toHaveBeenNthCalledWith(1, { left: 100, behavior });
});

/** Starts a carousel as the server writes it, with layout and smooth scrolling, which happy-dom lacks. */
async function start(count: number, visible: number) {
  const items = Array.from({ length: count }, (_, index) => `<li><a href="#${index}">${index}</a></li>`);
  document.body.innerHTML = `<div data-carousel="Elementi da {first} a {last} di {count}">
    <ul class="strip" tabindex="0">${items.join("")}</ul>
    <div><button class="move-back"></button><span class="carousel-place"></span><button class="move-on"></button></div></div><p id="announcer"></p>`;
  const strip = find("ul");
  let left = 0;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let resize = () => {};
  vi.stubGlobal("ResizeObserver", function observe(callback: () => void) {
    resize = callback;
    return { observe: () => queueMicrotask(callback) };
  });
  Object.defineProperties(strip, {
    // What is not in the document has no size.
    clientWidth: { get: () => (strip.isConnected ? visible * SLIDE_PX : 0) },
    scrollLeft: { get: () => left },
  });
  // The edge of another slide shows. What is not in the document has no computed style either.
  const computed = ({ isConnected }: Element) => ({ getPropertyValue: () => (isConnected ? `${visible}.15` : "") });
  vi.spyOn(window, "getComputedStyle").mockImplementation(computed as never);
  for (const [index, slide] of [...strip.children].entries())
    slide.getBoundingClientRect = () => new DOMRect(index * SLIDE_PX - left, 0, SLIDE_PX, 50);
  const arriveAt = (target: number) => {
    left = target;
    moving = undefined;
    strip.dispatchEvent(new Event("scroll"));
  };
  const scrollTo = vi.fn(({ left: to = 0, behavior }: ScrollToOptions) => {
    // An engine may say that a scroll has ended when another one replaces it.
    if (moving) strip.dispatchEvent(new Event("scrollend"));
    clearTimeout(moving);
    if (to === left) return;
    if (behavior === "instant") left = to;
    moving = setTimeout(arriveAt, behavior === "instant" ? 0 : SMOOTH_MS, to);
  });
  strip.scrollTo = scrollTo as never;
  startPageParts();
  await Promise.resolve();
  const [back, on] = ["button:first-child", "button:last-child"].map((selector) => find(selector));
  const isDisabled = (button?: HTMLElement) => button?.getAttribute("aria-disabled") === "true";
  return {
    scrollTo,
    /** Scroll position in slides. */
    position: () => left / SLIDE_PX,
    /** Ends a move beside its slide. */
    endMoveAt(position: number) {
      clearTimeout(moving);
      arriveAt(position * SLIDE_PX);
    },
    /** Returns the words between the buttons, and whether each button is disabled. */
    shown: () => [find("span").textContent, isDisabled(back), isDisabled(on)],
    async press(step: -1 | 1, pause = REST_MS) {
      (step === 1 ? on : back)?.click();
      await pass(pause);
    },
    /** Tells of another size. */
    resize: () => resize(),
  };
}
