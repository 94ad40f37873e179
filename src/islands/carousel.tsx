import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Breakpoints, clampIndex, visibleAt } from "./carousel-index.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** Words and widths of one carousel; the slides are its slot. */
export interface CarouselProps {
  /** Name of the group, without the word "carousel". */
  label: string;
  /** What screen readers call the group in the language of the page. */
  kind: string;
  previous: string;
  next: string;
  /** Said after a move; `{first}`, `{last}` and `{count}` are filled in. */
  position: string;
  breakpoints: Breakpoints;
  slots: { slides: Slot };
}

/** Scrolling has come to rest when nothing moved for this long; `scrollend` is not everywhere yet. */
const REST_MS = 120;

/**
 * A native scroll-snap strip, to which this adds buttons, arrow keys and the
 * WAI-ARIA carousel semantics. The strip scrolls without it.
 */
export function Carousel({ label, kind, previous, next, position, breakpoints, slots }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ index: 0, visible: 1, count: 0 });
  const [said, setSaid] = useState("");
  const { index, visible, count } = place;

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const update = () => setPlace(readPlace(list, breakpoints));
    let rest: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(update, REST_MS);
    };
    update();
    list.addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll);
    return () => {
      clearTimeout(rest);
      list.removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, [breakpoints]);

  useEffect(() => {
    const list = strip.current;
    if (!list || count === 0) return;
    for (const [at, slide] of [...list.children].entries()) {
      const isOut = at < index || at >= index + visible;
      // The focus on a slide that leaves would be lost.
      if (isOut && slide.contains(document.activeElement)) list.focus({ preventScroll: true });
      slide.toggleAttribute("inert", isOut);
    }
  }, [index, visible, count]);

  function move(step: number): void {
    const list = strip.current;
    if (!list) return;
    const target = clampIndex(index + step, count, visible);
    if (target === index) return;
    setPlace({ ...place, index: target });
    setSaid(fill(position, { first: target + 1, last: target + visible, count }));
    scrollToSlide(list, target);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  }

  const atEnd = count > 0 && index >= count - visible;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern names the role; a fieldset holds controls.
    <div className="carousel" role="group" aria-roledescription={kind} aria-label={label} onKeyDown={onKeyDown}>
      {/* A strip that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <StaticSlot
        as="ul"
        name="slides"
        className="strip"
        html={slots.slides}
        ref={strip}
        tabIndex={0}
        aria-label={label}
      />
      <div className="carousel-buttons">
        <MoveButton label={previous} disabled={index === 0} direction="back" onClick={() => move(-1)} />
        <MoveButton label={next} disabled={atEnd} direction="on" onClick={() => move(1)} />
      </div>
      <p className="hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** `aria-disabled` and not `disabled`: a disabled button would drop the focus that stands on it. */
function MoveButton(button: { label: string; disabled: boolean; direction: "back" | "on"; onClick(): void }) {
  return (
    <button
      type="button"
      className={`move move-${button.direction}`}
      aria-label={button.label}
      aria-disabled={button.disabled}
      onClick={button.onClick}
    />
  );
}

function readPlace(list: HTMLElement, breakpoints: Breakpoints) {
  const count = list.children.length;
  const visible = visibleAt(innerWidth, breakpoints);
  return { count, visible, index: clampIndex(Math.round(list.scrollLeft / slideWidth(list)), count, visible) };
}

function scrollToSlide(list: HTMLElement, index: number): void {
  const smooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollTo({ left: index * slideWidth(list), behavior: smooth ? "smooth" : "instant" });
}

/** Distance from the start of one slide to the start of the next, the gap included. */
function slideWidth(list: HTMLElement): number {
  const [first, second] = list.children as unknown as [HTMLElement?, HTMLElement?];
  return first && second ? second.offsetLeft - first.offsetLeft || 1 : 1;
}

function fill(template: string, values: Record<string, number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
