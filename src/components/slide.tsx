import type { ReactNode } from "react";

/** One slide of a carousel: a group named by its place, as the WAI-ARIA carousel pattern asks. */
export function Slide({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="slide">
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset; the pattern names the role. */}
      <div role="group" aria-roledescription="slide" aria-label={name}>
        {children}
      </div>
    </li>
  );
}

/** Fills a template such as `{n} of {count}`. */
export function slideName(template: string, index: number, count: number): string {
  return template.replace("{n}", String(index + 1)).replace("{count}", String(count));
}
