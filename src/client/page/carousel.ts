import { announce } from "../focus.ts";
import { hasModifier } from "../modifiers.ts";
import { prefersReducedMotion } from "../reduced-motion.ts";
import type { PagePart } from "./page-part.ts";

/** A strip that has not moved for this time is at rest. `scrollend` also comes when one move replaces another, and older Safari lacks it. */
const REST_MS = 150;

/** Lets buttons and arrow keys move the strip of a carousel from slide to slide. */
export const carousel: PagePart = { selector: "[data-carousel]", start: startCarousel };

function startCarousel(carousel: HTMLElement): void {
  const [strip, back, place, forward] = ["strip", "move-back", "carousel-place", "move-on"].map((name) =>
    carousel.querySelector(`.${name}`),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  /** The slide that was asked for, until the strip is there: the next press counts from it. */
  let requested: number | null = null;

  back.addEventListener("click", () => move(-1));
  forward.addEventListener("click", () => move(1));
  carousel.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || hasModifier(event)) return;
    event.preventDefault();
    move(step);
  });
  // The visitor's own scroll takes precedence.
  for (const type of ["touchmove", "wheel"]) strip.addEventListener(type, () => (requested = null), { passive: true });
  strip.addEventListener("focusin", ({ target }) => {
    // Under the press of a mouse the strip stays.
    if ((target as Element).matches("li :focus-visible")) bringIntoView((target as Element).closest("li"));
  });
  let timer: ReturnType<typeof setTimeout>;
  strip.addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settle();
      requested = null;
    }, REST_MS);
  });
  new ResizeObserver(settle).observe(strip);

  function move(step: number): void {
    const from = requested ?? nearestSlide(strip);
    if (clampIndex(strip, from + step) === from) return;
    goTo(from + step, prefersReducedMotion() ? "instant" : "smooth");
    const reached: Record<string, number> = inView(strip, from + step);
    const words = carousel.getAttribute("data-carousel") ?? "";
    announce(words.replace(/\{(\w+)\}/g, (_, name) => String(reached[name])));
  }

  /** After a resize and at rest. WebKit may end a move where its slide was before a resize. */
  function settle(): void {
    // Its page has been left.
    if (strip.clientWidth === 0) return;
    if (requested !== null) goTo(requested, "instant");
    else showRange(nearestSlide(strip));
  }

  /** Snapping may undo the browser's own scroll to a slide. */
  function bringIntoView(slide: Element | null): void {
    const index = [...strip.children].indexOf(slide as Element);
    const { first, last } = inView(strip, nearestSlide(strip));
    if (index + 1 < first || index + 1 > last) goTo(index, "instant");
  }

  function goTo(index: number, behavior: ScrollBehavior): void {
    requested = clampIndex(strip, index);
    strip.scrollTo({ left: requested * slideDistance(strip), behavior });
    showRange(requested);
  }

  function showRange(index: number): void {
    const { first, last, count } = inView(strip, index);
    back.setAttribute("aria-disabled", String(first === 1));
    forward.setAttribute("aria-disabled", String(last === count));
    place.textContent = `${first === last ? first : `${first}–${last}`} / ${count}`;
  }
}

/** Returns what is in view from a slide on, counted from 1. */
function inView(strip: HTMLElement, index: number) {
  const count = strip.children.length;
  return { first: index + 1, last: Math.min(index + countVisible(strip), count), count };
}

function clampIndex(strip: HTMLElement, index: number): number {
  return Math.max(Math.min(index, strip.children.length - countVisible(strip)), 0);
}

function nearestSlide(strip: HTMLElement): number {
  return clampIndex(strip, Math.round(strip.scrollLeft / slideDistance(strip)));
}

/** Returns how many slides the styles let into view; the edge of another one does not count. */
function countVisible({ children: [slide] }: HTMLElement): number {
  return slide ? Number.parseInt(getComputedStyle(slide).getPropertyValue("--visible"), 10) : 1;
}

/** Returns the distance from the start of a slide to the start of the next, in CSS pixels; never 0. */
function slideDistance({ children: [first, second] }: HTMLElement): number {
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left || 1;
}
