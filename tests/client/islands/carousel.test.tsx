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
  const strip = layOutStrip(find("ul", element), { visible });
  before(strip);
  vi.advanceTimersByTime(REST_MS);
  await hydrate(element);
  const buttons = [...element.querySelectorAll<HTMLElement>(".move")] as [HTMLElement, HTMLElement];
  const [previous, next] = buttons;
  return {
    previous,
    next,
    /** Returns whether each button is disabled. */
    disabled: () => buttons.map((button) => button.getAttribute("aria-disabled") === "true"),
    strip,
    /** Returns the words between the buttons. */
    shown: () => find(".carousel-place", element).textContent,
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
  expect([carousel.shown(), carousel.disabled(), live.textContent]).toEqual(["1–3 / 5", [true, false], ""]);
  await carousel.press(carousel.next);
  expect([carousel.shown(), carousel.disabled()]).toEqual(["2–4 / 5", [false, false]]);
  expect(live.textContent).toBe("Elementi da 2 a 4 di 5");
  for (let press = 0; press < 2; press++) await carousel.press(carousel.next);
  expect([carousel.shown(), carousel.disabled()]).toEqual(["3–5 / 5", [false, true]]);
  await carousel.press(carousel.previous);
  expect([carousel.shown(), carousel.disabled()]).toEqual(["2–4 / 5", [false, false]]);
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
  expect(carousel.shown()).toBe("5–7 / 11");
  expect(document.activeElement).toBe(focused);
  await carousel.press(carousel.next);
  expect(carousel.shown()).toBe("6–8 / 11");
});

// tests/browser/islands/carousels.test.ts tests that a button at the end keeps the focus.
describe("keyboard and focus", () => {
  test("arrow keys move by one slide; with a modifier they are the browser's", async () => {
    const carousel = await mountCarousel(11, 3);
    find("ul").focus();
    for (const modifier of ["altKey", "ctrlKey", "metaKey"]) await carousel.key("ArrowRight", { [modifier]: true });
    await pass(REST_MS);
    expect(carousel.shown()).toBe("1–3 / 11");
    await carousel.key("ArrowRight");
    await pass(REST_MS);
    expect(carousel.shown()).toBe("2–4 / 11");
    expect(document.activeElement).toBe(find("ul"));
  });

  test("the focus on a slide out of view takes precedence over a press just before", async () => {
    const carousel = await mountCarousel(11, 3);
    await perform(() => carousel.next.click());
    await pass(60);
    find("li:nth-child(8) a").focus();
    carousel.strip.swipeTo(7);
    await pass(REST_MS);
    expect(carousel.shown()).toBe("8–10 / 11");
  });
});
