import { beforeEach, describe, expect, test, vi } from "vitest";
import { preferMotion } from "../../support/dom/motion.ts";
import { doing, find, hydrate, writeIsland } from "../../support/dom/mount-island.tsx";
import { layStrip, type StripLayout } from "../../support/dom/strip-layout.ts";

const words = {
  label: "Clienti",
  kind: "carosello",
  previous: "Indietro",
  next: "Avanti",
  position: "Elementi da {first} a {last} di {count}",
};

/** Longer than the strip takes for any way. */
const REST_MS = 3000;

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion("no-preference");
});

describe("the index ranges from 0 to count − visible", () => {
  test.each([
    { count: 11, visible: 1, last: 10 },
    { count: 11, visible: 3, last: 8 },
    { count: 6, visible: 2, last: 4 },
    { count: 30, visible: 3, last: 27 },
  ])("$count slides, $visible in view: to $last and no further", async ({ count, visible, last }) => {
    const carousel = await mount(count, { visible });
    expect(carousel.shown()).toEqual(range(0, visible));
    expect(carousel.disabled()).toEqual({ previous: true, next: false });
    await carousel.press("previous");
    expect(carousel.shown()).toEqual(range(0, visible));
    for (let index = 1; index <= last; index++) {
      await carousel.press("next");
      expect(carousel.shown()).toEqual(range(index, visible));
      expect(carousel.strip.position()).toBe(index);
      expect(carousel.disabled()).toEqual({ previous: false, next: index === last });
    }
    await carousel.press("next");
    expect(carousel.shown()).toEqual(range(last, visible));
    await carousel.press("previous");
    expect(carousel.shown()).toEqual(range(last - 1, visible));
    expect(carousel.disabled()).toEqual({ previous: false, next: false });
  });

  test.each([
    { count: 0, visible: 3, isNeeded: false },
    { count: 1, visible: 1, isNeeded: false },
    { count: 2, visible: 3, isNeeded: false },
    { count: 3, visible: 3, isNeeded: false },
    { count: 2, visible: 1, isNeeded: true },
    { count: 4, visible: 3, isNeeded: true },
  ])("$count slides, $visible in view: buttons are shown: $isNeeded", async ({ count, visible, isNeeded }) => {
    const carousel = await mount(count, { visible });
    expect(carousel.shown()).toEqual(range(0, Math.min(count, visible)));
    expect(find(".carousel-buttons").hasAttribute("data-unneeded")).toBe(count > 0 && !isNeeded);
    await carousel.press("next");
    expect(carousel.strip.position()).toBe(isNeeded ? 1 : 0);
  });
});

describe.each([
  { engine: "with scrollend", hasScrollEnd: true },
  { engine: "without scrollend", hasScrollEnd: false },
])("no press is lost, $engine", ({ hasScrollEnd }) => {
  const cadences = [0, 50, 90, 150, 250, 310, 350, 450, 700, 1000];

  test.each(cadences.flatMap((cadence) => [1, 2, 3].map((visible) => ({ cadence, visible }))))(
    "every $cadence ms, $visible in view, to the end and back",
    async ({ cadence, visible }) => {
      const carousel = await mount(11, { visible, hasScrollEnd });
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

  test.each([45, 60, 150, 250, 330, 400, 480])("%i ms after a swipe", async (pause) => {
    const carousel = await mount(11, { visible: 3, hasScrollEnd });
    await doing(() => carousel.strip.swipeTo(2));
    await pass(pause);
    await carousel.press("next", 40);
    await carousel.press("next", 40);
    await pass(REST_MS);
    expect(carousel.strip.position()).toBe(4);
    expect(carousel.shown()).toEqual([4, 5, 6]);
  });

  test.each([20, 100, 200, 300])("a swipe %i ms after a press takes the strip over", async (pause) => {
    const carousel = await mount(11, { visible: 3, hasScrollEnd });
    await carousel.press("next", pause);
    await doing(() => carousel.strip.swipeTo(6));
    await pass(REST_MS);
    expect(carousel.shown()).toEqual([6, 7, 8]);
    await carousel.press("next");
    expect(carousel.shown()).toEqual([7, 8, 9]);
  });

  test.each([20, 120, 250])("an engine that stops the scroll after %i ms is asked again", async (pause) => {
    const carousel = await mount(11, { visible: 3, hasScrollEnd });
    await carousel.press("next", pause);
    await doing(() => carousel.strip.interrupt());
    await pass(REST_MS);
    expect(carousel.strip.position()).toBe(1);
    expect(carousel.shown()).toEqual([1, 2, 3]);
  });

  test.each([
    { from: 1, to: 3, presses: 10, index: 8 },
    { from: 1, to: 2, presses: 4, index: 4 },
    { from: 3, to: 1, presses: 8, index: 8 },
  ])("a resize from $from to $to in view during a move ends on slide $index", async ({ from, to, presses, index }) => {
    const carousel = await mount(11, { visible: from, hasScrollEnd });
    for (let time = 0; time < presses; time++) await carousel.press("next", 60);
    await doing(() => carousel.strip.resize(to));
    await pass(REST_MS);
    expect(carousel.strip.position()).toBe(index);
    expect(carousel.shown()).toEqual(range(index, to));
    expect(carousel.disabled()).toEqual({ previous: false, next: index === 11 - to });
  });
});

test("a strip that cannot arrive stays where it is and reports its position", async () => {
  const carousel = await mount(11, { visible: 3 });
  carousel.strip.scrollTo.mockImplementation(() => {});
  await carousel.press("next");
  expect(carousel.shown()).toEqual([0, 1, 2]);
  expect(carousel.disabled()).toEqual({ previous: true, next: false });
});

test("a strip that was scrolled before hydration stays where it is", async () => {
  const carousel = await mount(11, { visible: 3 }, 4);
  expect(carousel.shown()).toEqual([4, 5, 6]);
  await carousel.press("next");
  expect(carousel.shown()).toEqual([5, 6, 7]);
});

describe("keyboard and focus", () => {
  test("arrow keys move by one slide and keep the focus where it is", async () => {
    const carousel = await mount(11, { visible: 3 });
    find("ul").focus();
    await carousel.key("ArrowRight");
    expect(carousel.shown()).toEqual([1, 2, 3]);
    expect(document.activeElement).toBe(find("ul"));
  });

  test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    "%o and an arrow are the browser's",
    async (mods) => {
      const carousel = await mount(11, { visible: 3 });
      find("ul").focus();
      await carousel.key("ArrowRight", REST_MS, mods);
      expect(carousel.shown()).toEqual([0, 1, 2]);
    },
  );

  test("a button that has come to its end keeps the focus", async () => {
    const carousel = await mount(4, { visible: 3 });
    carousel.button("next").focus();
    await carousel.press("next");
    expect(carousel.disabled().next).toBe(true);
    expect(document.activeElement).toBe(carousel.button("next"));
    expect(carousel.button("next").hasAttribute("disabled")).toBe(false);
  });

  test("a slide can be used until it has left, then the strip takes its focus", async () => {
    const carousel = await mount(11, { visible: 3 });
    const link = find<HTMLElement>("li a");
    link.focus();
    await carousel.key("ArrowRight", 60);
    expect(carousel.shown()).toEqual([0, 1, 2, 3]);
    expect(document.activeElement).toBe(link);
    await pass(REST_MS);
    expect(carousel.shown()).toEqual([1, 2, 3]);
    expect(document.activeElement).toBe(find("ul"));
  });
});

describe("announcements", () => {
  test("group, name and kind; buttons by name", async () => {
    const { button } = await mount(11, { visible: 3 });
    const group = find("[role=group]");
    expect(group.getAttribute("aria-label")).toBe("Clienti");
    expect(group.getAttribute("aria-roledescription")).toBe("carosello");
    expect(button("previous").getAttribute("aria-label")).toBe("Indietro");
    expect(button("next").getAttribute("aria-label")).toBe("Avanti");
  });

  test("the position after a move, politely, and nothing before", async () => {
    const carousel = await mount(11, { visible: 3 });
    const live = find("[aria-live=polite]");
    expect(live.textContent).toBe("");
    await carousel.press("next");
    expect(live.textContent).toBe("Elementi da 2 a 4 di 11");
  });
});

test.each([
  { preference: "no-preference", behavior: "smooth" },
  { preference: "reduce", behavior: "instant" },
] as const)("moves $behavior with $preference", async ({ preference, behavior }) => {
  preferMotion(preference);
  const carousel = await mount(11, { visible: 3 });
  await carousel.press("next");
  expect(carousel.strip.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 100, behavior });
  expect(carousel.shown()).toEqual([1, 2, 3]);
});

test("before hydration no slide is inert", () => {
  expect(writeIsland("carousel", words, { slides: slides(11) }).querySelector("[inert]")).toBeNull();
});

test("hydration only makes slides out of view inert, and logs nothing", async () => {
  const logged = vi.spyOn(console, "error");
  const before = writeIsland("carousel", words, { slides: slides(11) }).innerHTML;
  const { element } = await mount(11, { visible: 3 });
  expect(element.innerHTML.replaceAll(' inert=""', "")).toBe(before);
  expect(logged).not.toHaveBeenCalled();
});

async function mount(count: number, layout: StripLayout, startsAt = 0) {
  const element = writeIsland("carousel", words, { slides: slides(count) });
  const strip = layStrip(find("ul", element), layout);
  if (startsAt > 0) {
    strip.swipeTo(startsAt);
    vi.advanceTimersByTime(REST_MS);
  }
  await hydrate(element);
  const button = (name: "previous" | "next") => find<HTMLButtonElement>(`button[aria-label=${words[name]}]`, element);
  const isDisabled = (name: "previous" | "next") => button(name).getAttribute("aria-disabled") === "true";
  return {
    element,
    strip,
    button,
    disabled: () => ({ previous: isDisabled("previous"), next: isDisabled("next") }),
    /** Slides that can be reached. */
    shown: () =>
      [...element.querySelectorAll("li")].flatMap((slide, index) => (slide.hasAttribute("inert") ? [] : [index])),
    async press(name: "previous" | "next", pause = REST_MS) {
      await doing(() => button(name).click());
      await pass(pause);
    },
    async key(key: string, pause = REST_MS, modifiers: KeyboardEventInit = {}) {
      const target = element.contains(document.activeElement) ? document.activeElement : find("ul", element);
      await doing(() => void target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers })));
      await pass(pause);
    },
  };
}

function pass(time: number): Promise<void> {
  return doing(() => vi.advanceTimersByTime(time));
}

function slides(count: number): string {
  return Array.from({ length: count }, (_, index) => `<li><a href="#${index}">${index}</a></li>`).join("");
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}
