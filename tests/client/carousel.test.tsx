import { beforeEach, describe, expect, test, vi } from "vitest";
import { preferMotion } from "../support/dom/motion.ts";
import { doing, find, mountIsland, writeIsland } from "../support/dom/mount-island.tsx";

const words = {
  label: "Clienti",
  kind: "carosello",
  previous: "Indietro",
  next: "Avanti",
  position: "Elementi da {first} a {last} di {count}",
};
const clients = {
  ...words,
  breakpoints: [
    [768, 3],
    [0, 1],
  ],
};
const testimonials = {
  ...words,
  breakpoints: [
    [1024, 3],
    [640, 2],
    [0, 1],
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion("no-preference");
});

describe("index (specification section 4)", () => {
  test.each([
    { name: "clients", props: clients, width: 767, count: 11, visible: 1, last: 10 },
    { name: "clients", props: clients, width: 768, count: 11, visible: 3, last: 8 },
    { name: "testimonials", props: testimonials, width: 639, count: 6, visible: 1, last: 5 },
    { name: "testimonials", props: testimonials, width: 640, count: 6, visible: 2, last: 4 },
    { name: "testimonials", props: testimonials, width: 1023, count: 6, visible: 2, last: 4 },
    { name: "testimonials", props: testimonials, width: 1024, count: 6, visible: 3, last: 3 },
  ])("$name at $width px goes from 0 to $last and no further", async ({ props, width, count, visible, last }) => {
    const carousel = await mount(props, width, count);
    expect(carousel.shown()).toEqual(range(0, visible));
    expect(carousel.isDisabled("previous")).toBe(true);
    expect(carousel.isDisabled("next")).toBe(false);
    await carousel.press("previous");
    expect(carousel.shown()).toEqual(range(0, visible));
    for (let index = 1; index <= last; index++) {
      await carousel.press("next");
      expect(carousel.shown()).toEqual(range(index, visible));
      expect(carousel.isDisabled("previous")).toBe(false);
      expect(carousel.isDisabled("next")).toBe(index === last);
    }
    await carousel.press("next");
    expect(carousel.shown()).toEqual(range(last, visible));
    await carousel.press("previous");
    expect(carousel.shown()).toEqual(range(last - 1, visible));
    expect(carousel.isDisabled("next")).toBe(false);
  });

  test.each([
    { from: 767, at: 10, to: 768, shown: [8, 9, 10] },
    { from: 767, at: 4, to: 1200, shown: [4, 5, 6] },
    { from: 1200, at: 8, to: 320, shown: [8] },
  ])("slide $at at $from px shows $shown at $to px", async ({ from, at, to, shown }) => {
    const carousel = await mount(clients, from, 11);
    await carousel.scrollTo(at);
    await doing(() => {
      vi.stubGlobal("innerWidth", to);
      dispatchEvent(new Event("resize"));
      vi.advanceTimersByTime(200);
    });
    expect(carousel.shown()).toEqual(shown);
  });

  test("follows a strip that is scrolled by hand, once it has come to rest", async () => {
    const carousel = await mount(clients, 1200, 11);
    await doing(() => {
      carousel.strip.scrollLeft = 5;
      carousel.strip.dispatchEvent(new Event("scroll"));
      vi.advanceTimersByTime(60);
    });
    expect(carousel.shown()).toEqual([0, 1, 2]);
    await doing(() => vi.advanceTimersByTime(100));
    expect(carousel.shown()).toEqual([5, 6, 7]);
    await carousel.press("next");
    expect(carousel.shown()).toEqual([6, 7, 8]);
  });

  test("a strip whose slides all fit has nowhere to go", async () => {
    const carousel = await mount(clients, 1200, 2);
    expect(carousel.shown()).toEqual([0, 1]);
    expect(carousel.isDisabled("next")).toBe(true);
  });
});

describe("keyboard and focus", () => {
  test("arrow keys move by one slide and keep the focus where it is", async () => {
    const carousel = await mount(clients, 1200, 11);
    carousel.strip.focus();
    await carousel.key("ArrowRight");
    expect(carousel.shown()).toEqual([1, 2, 3]);
    await carousel.key("ArrowLeft");
    await carousel.key("ArrowLeft");
    expect(carousel.shown()).toEqual([0, 1, 2]);
    expect(document.activeElement).toBe(carousel.strip);
  });

  test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    "%o and an arrow are the browser's",
    async (mods) => {
      const carousel = await mount(clients, 1200, 11);
      carousel.strip.focus();
      await carousel.key("ArrowRight", mods);
      expect(carousel.shown()).toEqual([0, 1, 2]);
    },
  );

  test("a button that has come to its end keeps the focus", async () => {
    const carousel = await mount(testimonials, 1024, 4);
    carousel.button("next").focus();
    await carousel.press("next");
    expect(carousel.isDisabled("next")).toBe(true);
    expect(document.activeElement).toBe(carousel.button("next"));
    expect(carousel.button("next").hasAttribute("disabled")).toBe(false);
  });

  test("the focus on a slide that leaves goes to the strip, and is not lost", async () => {
    const carousel = await mount(clients, 1200, 11);
    find<HTMLElement>("a", carousel.strip).focus();
    await carousel.key("ArrowRight");
    expect(carousel.shown()).toEqual([1, 2, 3]);
    expect(document.activeElement).toBe(carousel.strip);
  });
});

describe("what screen readers are told", () => {
  test("group, name and kind; buttons by name", async () => {
    const { element, button } = await mount(clients, 1200, 11);
    const group = find("[role=group]", element);
    expect(group.getAttribute("aria-label")).toBe("Clienti");
    expect(group.getAttribute("aria-roledescription")).toBe("carosello");
    expect(button("previous").getAttribute("aria-label")).toBe("Indietro");
    expect(button("next").getAttribute("aria-label")).toBe("Avanti");
  });

  test("the position after a move, politely, and nothing before", async () => {
    const carousel = await mount(clients, 1200, 11);
    const live = find("[aria-live=polite]", carousel.element);
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
  const carousel = await mount(clients, 1200, 11);
  const scrollTo = vi.spyOn(carousel.strip, "scrollTo");
  await carousel.press("next");
  expect(scrollTo).toHaveBeenCalledWith({ left: 1, behavior });
});

test("before it is alive no slide is out of reach", () => {
  const element = writeIsland("carousel", clients, { slides: slides(11) });
  expect(element.querySelector("[inert]")).toBeNull();
});

test("hydration changes nothing but the reach of slides out of view, and says nothing", async () => {
  const logged = vi.spyOn(console, "error");
  vi.stubGlobal("innerWidth", 1200);
  const before = writeIsland("carousel", clients, { slides: slides(11) }).innerHTML;
  const element = await mountIsland("carousel", clients, { slides: slides(11) });
  expect(element.innerHTML.replaceAll(' inert=""', "")).toBe(before);
  expect(logged).not.toHaveBeenCalled();
});

async function mount(props: object, width: number, count: number) {
  vi.stubGlobal("innerWidth", width);
  const element = await mountIsland("carousel", props, { slides: slides(count) });
  const strip = find<HTMLElement>("ul", element);
  // Without layout every slide is one pixel wide.
  vi.spyOn(strip, "scrollTo").mockImplementation(((to: ScrollToOptions) => {
    strip.scrollLeft = to.left ?? 0;
    strip.dispatchEvent(new Event("scroll"));
  }) as typeof strip.scrollTo);
  const button = (name: "previous" | "next") =>
    find<HTMLButtonElement>(`button[aria-label=${name === "previous" ? "Indietro" : "Avanti"}]`, element);
  return {
    element,
    strip,
    button,
    isDisabled: (name: "previous" | "next") => button(name).getAttribute("aria-disabled") === "true",
    shown: () => [...strip.children].flatMap((slide, index) => (slide.hasAttribute("inert") ? [] : [index])),
    press: (name: "previous" | "next") =>
      doing(() => {
        button(name).click();
        vi.advanceTimersByTime(200);
      }),
    scrollTo: (index: number) =>
      doing(() => {
        strip.scrollTo({ left: index });
        vi.advanceTimersByTime(200);
      }),
    key: (key: string, modifiers: KeyboardEventInit = {}) =>
      doing(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers }));
        vi.advanceTimersByTime(200);
      }),
  };
}

function slides(count: number): string {
  return Array.from({ length: count }, (_, index) => `<li><a href="#${index}">${index}</a></li>`).join("");
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}
