import { beforeEach, vi } from "vitest";
import { preferMotion } from "./motion.ts";
import { find, hydrate, perform, writeIsland } from "./mount-island.tsx";
import { layOutStrip, type StripLayout } from "./strip-layout.ts";

export const words = {
  label: "Clienti",
  kind: "carosello",
  previous: "Indietro",
  next: "Avanti",
  position: "Elementi da {first} a {last} di {count}",
};

/** Longer than any scroll of the strip. */
export const REST_MS = 3000;

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion("no-preference");
});

/** Mounts a carousel with a strip layout, scrolled to the given slide. */
export async function mountCarousel(count: number, layout: StripLayout, startsAt = 0) {
  const element = writeIsland("carousel", words, { slides: slides(count) });
  const strip = layOutStrip(find("ul", element), layout);
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
    /** Returns the slides that are not inert. */
    shown: () =>
      [...element.querySelectorAll("li")].flatMap((slide, index) => (slide.hasAttribute("inert") ? [] : [index])),
    async press(name: "previous" | "next", pause = REST_MS) {
      await perform(() => button(name).click());
      await pass(pause);
    },
    async key(key: string, pause = REST_MS, modifiers: KeyboardEventInit = {}) {
      const target = element.contains(document.activeElement) ? document.activeElement : find("ul", element);
      await perform(
        () => void target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers })),
      );
      await pass(pause);
    },
  };
}

export function pass(time: number): Promise<void> {
  return perform(() => vi.advanceTimersByTime(time));
}

export function slides(count: number): string {
  return Array.from({ length: count }, (_, index) => `<li><a href="#${index}">${index}</a></li>`).join("");
}

export function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}
