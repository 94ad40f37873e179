import { describe, expect, test, vi } from "vitest";
import { preferMotion } from "../../support/dom/motion.ts";
import { mountCarousel, pass, REST_MS, range, slides, words } from "../../support/dom/mount-carousel.tsx";
import { find, writeIsland } from "../../support/dom/mount-island.tsx";

describe("the index ranges from 0 to count − visible", () => {
  test.each([
    { count: 11, visible: 1, last: 10 },
    { count: 11, visible: 3, last: 8 },
    { count: 6, visible: 2, last: 4 },
    { count: 30, visible: 3, last: 27 },
  ])("$count slides, $visible in view: the last index is $last", async ({ count, visible, last }) => {
    const carousel = await mountCarousel(count, { visible });
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
  ])("$count slides, $visible in view: shows buttons: $isNeeded", async ({ count, visible, isNeeded }) => {
    const carousel = await mountCarousel(count, { visible });
    expect(carousel.shown()).toEqual(range(0, Math.min(count, visible)));
    expect(find(".carousel-buttons").hasAttribute("data-unneeded")).toBe(count > 0 && !isNeeded);
    await carousel.press("next");
    expect(carousel.strip.position()).toBe(isNeeded ? 1 : 0);
  });
});

test("a strip that cannot reach its target reports its actual position", async () => {
  const carousel = await mountCarousel(11, { visible: 3 });
  carousel.strip.scrollTo.mockImplementation(() => {});
  await carousel.press("next");
  expect(carousel.shown()).toEqual([0, 1, 2]);
  expect(carousel.disabled()).toEqual({ previous: true, next: false });
});

test("a strip that was scrolled before hydration stays where it is", async () => {
  const carousel = await mountCarousel(11, { visible: 3 }, 4);
  expect(carousel.shown()).toEqual([4, 5, 6]);
  await carousel.press("next");
  expect(carousel.shown()).toEqual([5, 6, 7]);
});

describe("keyboard and focus", () => {
  test("arrow keys move by one slide and keep the focus where it is", async () => {
    const carousel = await mountCarousel(11, { visible: 3 });
    find("ul").focus();
    await carousel.key("ArrowRight");
    expect(carousel.shown()).toEqual([1, 2, 3]);
    expect(document.activeElement).toBe(find("ul"));
  });

  test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    "%o and an arrow are the browser's",
    async (mods) => {
      const carousel = await mountCarousel(11, { visible: 3 });
      find("ul").focus();
      await carousel.key("ArrowRight", REST_MS, mods);
      expect(carousel.shown()).toEqual([0, 1, 2]);
    },
  );

  test("a button that becomes disabled keeps the focus", async () => {
    const carousel = await mountCarousel(4, { visible: 3 });
    carousel.button("next").focus();
    await carousel.press("next");
    expect(carousel.disabled().next).toBe(true);
    expect(document.activeElement).toBe(carousel.button("next"));
    expect(carousel.button("next").hasAttribute("disabled")).toBe(false);
  });

  test("a slide can be used until it is out of view, then the strip takes its focus", async () => {
    const carousel = await mountCarousel(11, { visible: 3 });
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
  test("include name and kind of the carousel, and the names of the buttons", async () => {
    const { button } = await mountCarousel(11, { visible: 3 });
    const group = find("[role=group]");
    expect(group.getAttribute("aria-label")).toBe("Clienti");
    expect(group.getAttribute("aria-roledescription")).toBe("carosello");
    expect(button("previous").getAttribute("aria-label")).toBe("Indietro");
    expect(button("next").getAttribute("aria-label")).toBe("Avanti");
  });

  test("include the position after a move, politely, and nothing before", async () => {
    const carousel = await mountCarousel(11, { visible: 3 });
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
  const carousel = await mountCarousel(11, { visible: 3 });
  await carousel.press("next");
  expect(carousel.strip.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 100, behavior });
  expect(carousel.shown()).toEqual([1, 2, 3]);
});

test("before hydration no slide is inert", () => {
  expect(writeIsland("carousel", words, { slides: slides(11) }).querySelector("[inert]")).toBeNull();
});

test("hydration makes slides out of view inert, says where the strip is, changes nothing else and logs nothing", async () => {
  const logged = vi.spyOn(console, "error");
  const before = writeIsland("carousel", words, { slides: slides(11) }).innerHTML;
  const { element } = await mountCarousel(11, { visible: 3 });
  const place = find(".carousel-place", element);
  expect(place.textContent).toBe("1–3 / 11");
  place.remove();
  expect(element.innerHTML.replaceAll(' inert=""', "")).toBe(before);
  expect(logged).not.toHaveBeenCalled();
});
