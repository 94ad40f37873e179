import { vi } from "vitest";

const SLIDE_PX = 100;
const FRAMES = 8;
/** As on a busy machine. */
const FRAME_MS = 40;

/** Adds layout and smooth scrolling, which happy-dom lacks, to a strip, before its script starts. Needs fake timers. */
export function layOutStrip(strip: HTMLElement, visible: number) {
  let left = 0;
  let frame: ReturnType<typeof setTimeout> | undefined;
  let width = visible * SLIDE_PX;
  let onResize = () => {};
  vi.stubGlobal("ResizeObserver", function observe(callback: () => void) {
    onResize = callback;
    return { observe: () => queueMicrotask(callback) };
  });
  const end = () => Math.max(strip.children.length * SLIDE_PX - visible * SLIDE_PX, 0);
  Object.defineProperties(strip, { clientWidth: { get: () => width }, scrollLeft: { get: () => left } });
  const [first] = strip.children as unknown as HTMLElement[];
  first?.style.setProperty("--visible", `${visible}.15`);
  for (const [index, slide] of [...strip.children].entries()) {
    slide.getBoundingClientRect = () => new DOMRect(index * SLIDE_PX - left, 0, SLIDE_PX, 50);
  }
  const stop = () => {
    clearTimeout(frame);
    frame = undefined;
  };
  function step(to: number, frames: number): void {
    frame = setTimeout(() => {
      left += (to - left) / frames;
      strip.dispatchEvent(new Event("scroll"));
      if (frames > 1) return step(to, frames - 1);
      stop();
      strip.dispatchEvent(new Event("scrollend"));
    }, FRAME_MS);
  }
  const scroll = (to: number, isSmooth: boolean) => {
    // An engine may say that a scroll has ended when another one replaces it.
    if (frame) strip.dispatchEvent(new Event("scrollend"));
    stop();
    const target = Math.min(Math.max(to, 0), end());
    if (target !== left) step(target, isSmooth ? FRAMES : 1);
    if (!isSmooth) left = target;
  };
  const scrollTo = vi.spyOn(strip, "scrollTo") as unknown as ReturnType<
    typeof vi.fn<(options: ScrollToOptions) => void>
  >;
  scrollTo.mockImplementation(({ left: to = 0, behavior }) => scroll(to, behavior === "smooth"));

  return {
    scrollTo,
    /** Scroll position in slides. */
    position: () => left / SLIDE_PX,
    /** Simulates a flick, or a turn of the wheel, that scrolls to a slide. */
    swipeTo(slide: number, by: "touchmove" | "wheel" = "touchmove") {
      strip.dispatchEvent(new Event(by));
      scroll(slide * SLIDE_PX, true);
    },
    /** Changes the number of slides in view, as a resize does; none while the page is left. The browser snaps to the slide that was first. */
    resize(to: number) {
      width = to * SLIDE_PX;
      // Elements that are not in the document have no styles.
      first?.style.setProperty("--visible", to > 0 ? `${to}.15` : "");
      if (to > 0) {
        visible = to;
        left = Math.min(Math.round(left / SLIDE_PX) * SLIDE_PX, end());
      }
      onResize();
    },
  };
}
