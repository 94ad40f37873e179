import { vi } from "vitest";

const SLIDE_PX = 100;
const SMOOTH_MS = 320;

/** Adds layout and smooth scrolling, which happy-dom lacks, to a strip, before its script starts. Needs fake timers. */
export function layOutStrip(strip: HTMLElement, visible: number) {
  const slides = [...strip.children] as HTMLElement[];
  let left = 0;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let onResize = () => {};
  vi.stubGlobal("ResizeObserver", function observe(callback: () => void) {
    onResize = callback;
    return { observe: () => queueMicrotask(callback) };
  });
  Object.defineProperties(strip, {
    // What is not in the document has no size.
    clientWidth: { get: () => (strip.isConnected ? visible * SLIDE_PX : 0) },
    scrollLeft: { get: () => left },
  });
  // The edge of another slide shows.
  slides[0]?.style.setProperty("--visible", `${visible}.15`);
  for (const [index, slide] of slides.entries()) {
    slide.getBoundingClientRect = () => new DOMRect(index * SLIDE_PX - left, 0, SLIDE_PX, 50);
  }
  const arriveAt = (target: number) => {
    left = target;
    moving = undefined;
    strip.dispatchEvent(new Event("scrollend"));
  };
  const scrollTo = vi.fn(({ left: to = 0, behavior }: ScrollToOptions) => {
    // An engine may say that a scroll has ended when another one replaces it.
    if (moving) strip.dispatchEvent(new Event("scrollend"));
    clearTimeout(moving);
    const last = Math.max(slides.length - visible, 0) * SLIDE_PX;
    const target = Math.min(Math.max(to, 0), last);
    if (target === left) return;
    const isSmooth = behavior === "smooth";
    if (!isSmooth) left = target;
    moving = setTimeout(arriveAt, isSmooth ? SMOOTH_MS : 0, target);
  });
  strip.scrollTo = scrollTo as never;

  return {
    scrollTo,
    /** Scroll position in slides. */
    position: () => left / SLIDE_PX,
    /** Simulates a flick, or a turn of the wheel, that scrolls to a slide. */
    swipeTo(slide: number, by: "touchmove" | "wheel") {
      strip.dispatchEvent(new Event(by));
      scrollTo({ left: slide * SLIDE_PX, behavior: "smooth" });
    },
    /** Tells of another size. */
    resize: () => onResize(),
  };
}
