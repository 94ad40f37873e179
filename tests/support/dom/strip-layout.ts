import { vi } from "vitest";

/** Layout of a strip and behaviour of its engine. */
export interface StripLayout {
  /** Slides in view at a time. */
  visible: number;
  /** Whether the engine has the `scrollend` event. */
  hasScrollEnd?: boolean;
  /** Delay before a smooth scroll and between its frames, in milliseconds. */
  frameMs?: number;
}

const SLIDE_PX = 100;
/** Time between two frames on a busy machine. */
const FRAME_MS = 40;
const FRAMES = 8;

/** Adds layout and smooth scrolling, which happy-dom lacks, to a strip. Needs fake timers. */
export function layOutStrip(strip: HTMLElement, { visible, hasScrollEnd = true, frameMs = FRAME_MS }: StripLayout) {
  let left = 0;
  let shown = visible;
  let frame: ReturnType<typeof setTimeout> | undefined;
  let resized = () => {};
  const end = () => Math.max(strip.children.length - shown, 0) * SLIDE_PX;
  const width = () => shown * SLIDE_PX;
  for (const [name, get] of Object.entries({ clientWidth: width, scrollWidth: () => end() + width() })) {
    Object.defineProperty(strip, name, { configurable: true, get });
  }
  Object.defineProperty(strip, "scrollLeft", { configurable: true, get: () => left });
  for (const [index, slide] of [...strip.children].entries()) {
    slide.getBoundingClientRect = () => new DOMRect(index * SLIDE_PX - left, 0, SLIDE_PX, 50);
  }
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe: () => void;
      constructor(callback: () => void) {
        this.observe = () => {
          resized = callback;
        };
      }
      disconnect() {}
    },
  );

  function step(to: number, frames: number): void {
    frame = setTimeout(() => {
      left += (to - left) / frames;
      strip.dispatchEvent(new Event("scroll"));
      if (frames > 1) return step(to, frames - 1);
      frame = undefined;
      if (hasScrollEnd) strip.dispatchEvent(new Event("scrollend"));
    }, frameMs);
  }
  const scroll = (to: number, isSmooth: boolean) => {
    clearTimeout(frame);
    const target = Math.min(Math.max(to, 0), end());
    if (target === left) return;
    if (!isSmooth) left = target;
    step(target, isSmooth ? FRAMES : 1);
  };
  const scrollTo = vi.spyOn(strip, "scrollTo").mockImplementation(((options: ScrollToOptions) => {
    scroll(options.left ?? 0, options.behavior === "smooth");
  }) as typeof strip.scrollTo);

  return {
    scrollTo,
    /** Scroll position in slides. */
    position: () => left / SLIDE_PX,
    /** Simulates a flick that scrolls to a slide. */
    swipeTo(slide: number) {
      strip.dispatchEvent(new Event("touchmove"));
      scroll(slide * SLIDE_PX, true);
    },
    /** Simulates that the engine stops the current scroll. */
    interrupt() {
      clearTimeout(frame);
      if (hasScrollEnd) strip.dispatchEvent(new Event("scrollend"));
    },
    /** Changes the number of slides in view. The scroll position stays in pixels, so the strip no longer starts at a slide. */
    resize(visible: number) {
      shown = visible;
      left = Math.min(left, end());
      resized();
    },
  };
}
