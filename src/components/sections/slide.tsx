import type { ReactNode } from "react";
import { usePage } from "../page-context.tsx";

/** One slide of a carousel: a group named by its place, as the WAI-ARIA carousel pattern asks. */
export function Slide({
  index,
  count,
  className,
  children,
}: {
  index: number;
  count: number;
  className?: string;
  children: ReactNode;
}) {
  const { carousel } = usePage().shared.ui;
  const name = carousel.slide.replace("{n}", String(index + 1)).replace("{count}", String(count));
  return (
    <li className="slide">
      {/* biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern asks for a group; a fieldset is for form controls. */}
      <div role="group" className={className} aria-roledescription={carousel.slideKind} aria-label={name}>
        {children}
      </div>
    </li>
  );
}
