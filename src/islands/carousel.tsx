import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { controlStrip, type Place } from "./control-strip.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** Words of a carousel. The styles decide how many slides are in view. */
export interface CarouselProps {
  /** Name, without the word "carousel". */
  label: string;
  /** The word "carousel" in the language of the page, for screen readers. */
  kind: string;
  previous: string;
  next: string;
  /** Announced after a move; `{first}`, `{last}` and `{count}` are filled in. */
  position: string;
  slots: { slides: Slot };
}

/** Adds buttons, arrow keys and the WAI-ARIA carousel semantics to a native scroll-snap strip. */
export function Carousel({ label, kind, previous, next, position, slots }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const control = useRef<ReturnType<typeof controlStrip>>(null);
  const [place, setPlace] = useState<Place>({ index: 0, visible: 1, count: 0 });
  const [announced, setAnnounced] = useState("");
  const { index, visible, count } = place;

  useLayoutEffect(() => {
    if (!strip.current) return;
    control.current = controlStrip(strip.current, setPlace);
    return control.current.stop;
  }, []);

  function move(step: number): void {
    const next = control.current?.move(step);
    if (next) setAnnounced(describe(next, position));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  }

  const isWhole = count > 0 && count <= visible;
  const last = Math.min(index + visible, count);
  const inView = visible > 1 ? `${index + 1}–${last}` : last;
  const isAtEnd = count > 0 && index >= count - visible;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern asks for a group; a fieldset is for form controls.
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
      <div className="side-by-side carousel-buttons" data-unneeded={isWhole ? "" : undefined}>
        <MoveButton label={previous} disabled={index === 0} direction="back" onClick={() => move(-1)} />
        {count > 0 && (
          <span className="carousel-place" aria-hidden="true">
            {`${inView} / ${count}`}
          </span>
        )}
        <MoveButton label={next} disabled={isAtEnd} direction="on" onClick={() => move(1)} />
      </div>
      <p className="hidden" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}

/** Uses `aria-disabled`: with `disabled` the button would lose the focus. */
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

function describe({ index, visible, count }: Place, template: string): string {
  const values: Record<string, number> = { first: index + 1, last: Math.min(index + visible, count), count };
  return template.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
