import { beforeEach, describe, expect, test, vi } from "vitest";
import { layOutStrip } from "../../support/dom/lay-out-strip.ts";
import { find, hydrate, perform, writeIsland } from "../../support/dom/mount-island.tsx";

const words = {
  label: "Clienti",
  kind: "carosello",
  previous: "Indietro",
  next: "Avanti",
  position: "Elementi da {first} a {last} di {count}",
};
/** Longer than any scroll of the strip. */
const REST_MS = 3000;

beforeEach(() => void vi.useFakeTimers());

type Strip = ReturnType<typeof layOutStrip>;

/** Mounts a carousel with a strip layout. `before` is called before hydration. */
async function mountCarousel(count: number, visible: number, before: (strip: Strip) => void = () => {}) {
  const slides = Array.from({ length: count }, (_, index) => `<li><a href="#${index}">${index}</a></li>`);
  const element = writeIsland("carousel", words, { slides: slides.join("") });
  before(layOutStrip(find("ul", element), { visible }));
  vi.advanceTimersByTime(REST_MS);
  await hydrate(element);
  const buttons = [...element.querySelectorAll<HTMLElement>(".move")] as [HTMLElement, HTMLElement];
  const [previous, next] = buttons;
  return {
    previous,
    next,
    /** Returns whether each button is disabled. */
    disabled: () => buttons.map((button) => button.getAttribute("aria-disabled") === "true"),
    /** Returns the slides that are not inert. */
    shown: () => [...element.querySelectorAll("li:not([inert])")].map(({ textContent }) => Number(textContent)),
    async press(button: HTMLElement) {
      await perform(() => button.click());
      await pass(REST_MS);
    },
    async key(key: string, modifiers: KeyboardEventInit = {}) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers });
      await perform(() => void document.activeElement?.dispatchEvent(event));
    },
  };
}

function pass(time: number): Promise<void> {
  return perform(() => vi.advanceTimersByTime(time));
}

test("buttons, slides and the words for screen readers follow the index, from 0 to count − visible", async () => {
  const carousel = await mountCarousel(5, 3);
  const live = find("[aria-live=polite]");
  expect([carousel.shown(), carousel.disabled(), live.textContent]).toEqual([[0, 1, 2], [true, false], ""]);
  await carousel.press(carousel.next);
  expect([carousel.shown(), carousel.disabled()]).toEqual([
    [1, 2, 3],
    [false, false],
  ]);
  expect(live.textContent).toBe("Elementi da 2 a 4 di 5");
  for (let press = 0; press < 2; press++) await carousel.press(carousel.next);
  expect([carousel.shown(), carousel.disabled()]).toEqual([
    [2, 3, 4],
    [false, true],
  ]);
  await carousel.press(carousel.previous);
  expect([carousel.shown(), carousel.disabled()]).toEqual([
    [1, 2, 3],
    [false, false],
  ]);
});

test.each([
  { count: 0, visible: 3, needsButtons: true },
  { count: 1, visible: 1, needsButtons: false },
  { count: 2, visible: 3, needsButtons: false },
  { count: 2, visible: 1, needsButtons: true },
])("$count slides, $visible in view: shows buttons: $needsButtons", async ({ count, visible, needsButtons }) => {
  await mountCarousel(count, visible);
  expect(find(".carousel-buttons").hasAttribute("data-unneeded")).toBe(!needsButtons);
});

test("a strip that was scrolled before hydration, by hand or by the focus, shows that slide and keeps the focus", async () => {
  const carousel = await mountCarousel(11, 3, (strip) => {
    find("li:nth-child(5) a").focus();
    strip.swipeTo(4);
  });
  const focused = document.activeElement;
  await pass(REST_MS);
  expect(carousel.shown()).toEqual([4, 5, 6]);
  expect(document.activeElement).toBe(focused);
  await carousel.press(carousel.next);
  expect(carousel.shown()).toEqual([5, 6, 7]);
});

// tests/browser/islands/carousels.test.ts tests that a button at the end keeps the focus.
describe("keyboard and focus", () => {
  test("arrow keys move by one slide; with a modifier they are the browser's", async () => {
    const carousel = await mountCarousel(11, 3);
    find("ul").focus();
    for (const modifier of ["altKey", "ctrlKey", "metaKey"]) await carousel.key("ArrowRight", { [modifier]: true });
    await pass(REST_MS);
    expect(carousel.shown()).toEqual([0, 1, 2]);
    await carousel.key("ArrowRight");
    await pass(REST_MS);
    expect(carousel.shown()).toEqual([1, 2, 3]);
    expect(document.activeElement).toBe(find("ul"));
  });

  test("a slide can be used until it is out of view, then the strip takes its focus", async () => {
    const carousel = await mountCarousel(11, 3);
    const link = find("li a");
    link.focus();
    await carousel.key("ArrowRight");
    await pass(60);
    expect(carousel.shown()).toEqual([0, 1, 2, 3]);
    expect(document.activeElement).toBe(link);
    await pass(REST_MS);
    expect(carousel.shown()).toEqual([1, 2, 3]);
    expect(document.activeElement).toBe(find("ul"));
  });
});
