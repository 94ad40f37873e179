import type { ReactNode } from "react";
import { usePage } from "../page-context.tsx";

/** Words that stand in a slide, and the classes of its box. */
export interface Slide {
  key: string;
  className?: string;
  content: ReactNode;
}

/** A strip of slides that scrolls natively, with the WAI-ARIA carousel semantics. Our script moves it by the buttons. */
export function Carousel({
  label,
  slides,
}: {
  /** Name, without the word "carousel". */
  label: string;
  slides: Slide[];
}) {
  const { carousel: words } = usePage().shared.ui;
  const count = slides.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern asks for a group; a fieldset is for form controls.
    <div
      className="carousel"
      role="group"
      aria-roledescription={words.kind}
      aria-label={label}
      data-carousel={words.position}
    >
      {/* A strip that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
      <ul className="strip" tabIndex={0} aria-label={label}>
        {slides.map(({ key, className, content }, index) => (
          <li key={key} className="slide">
            {/* biome-ignore lint/a11y/useSemanticElements: as above, each slide is a group. */}
            <div
              role="group"
              className={className}
              aria-roledescription={words.slideKind}
              aria-label={words.slide.replace("{n}", String(index + 1)).replace("{count}", String(count))}
            >
              {content}
            </div>
          </li>
        ))}
      </ul>
      <div className="side-by-side carousel-buttons">
        {/* `aria-disabled`, since with `disabled` a button would lose the focus. */}
        <button type="button" className="move move-back" aria-label={words.previous} aria-disabled />
        <span className="carousel-place" aria-hidden>{`1 / ${count}`}</span>
        <button type="button" className="move move-on" aria-label={words.next} aria-disabled={count < 2} />
      </div>
    </div>
  );
}
