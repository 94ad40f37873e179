import type { ReactNode } from "react";

/** The printing inks, as they are in the light scheme. Drawings name them by role, `var(--tomato)`; these are for what knows no styles. */
export const palette = {
  paper: "#fbf6ec",
  paper2: "#f3ebdb",
  ink: "#17161b",
  /** Of small words. */
  ink2: "#57545f",
  tomato: "#c8311b",
  mustard: "#f0b429",
  teal: "#0e6e6b",
  sky: "#bfd9e6",
} as const;

/** What every drawing takes. */
export interface DrawingProps {
  /** What the picture shows; without it the picture is decoration and hidden from assistive technology. */
  alt?: string;
}

/** The square of a picture that counts, 560 units wide and edge to edge, so it looks the same on paper and on a dark page. */
export function PictureFrame({
  alt,
  band,
  ground,
  children,
}: DrawingProps & {
  /** The part that a band shows, as a `viewBox`; without it the whole square is shown. */
  band?: string;
  ground: string;
  children: ReactNode;
}) {
  return (
    <svg
      className={band ? "picture band" : "picture"}
      viewBox={band ?? "0 0 560 560"}
      preserveAspectRatio={band ? "xMidYMid slice" : undefined}
      role={alt ? "img" : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      <path fill={ground} d="M0 0h560v560H0z" />
      {children}
    </svg>
  );
}

/** A drawing beside the words of a section, which counts or says something. One part of it, of the class `gesture`, moves as it scrolls into view. */
export function Vignette({ children }: { children: ReactNode }) {
  return (
    <svg className="vignette" viewBox="0 0 320 320" aria-hidden="true">
      {children}
    </svg>
  );
}
