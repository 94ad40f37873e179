import type { ReactNode } from "react";
import { usePage } from "../page-context.tsx";

/** One slide of a carousel: a group named by its place, as the WAI-ARIA carousel pattern asks. */
export function Slide({ index, count, children }: { index: number; count: number; children: ReactNode }) {
  const { carousel } = usePage().shared.ui;
  const name = carousel.slide.replace("{n}", String(index + 1)).replace("{count}", String(count));
  return (
    <li className="slide">
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset; the pattern names the role. */}
      <div role="group" aria-roledescription={carousel.slideKind} aria-label={name}>
        {children}
      </div>
    </li>
  );
}
