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

/** What every composition takes. */
export interface DrawingProps {
  /** What the picture shows; without it the picture is decoration and hidden from assistive technology. */
  alt?: string;
}

/**
 * The square that every composition fills, 560 units wide and edge to edge, so
 * it looks the same on paper and on a dark page. Presentation attributes only:
 * the content security policy forbids style attributes.
 */
export function PictureFrame({
  alt,
  band,
  ground,
  children,
}: DrawingProps & {
  /** The part that a strip shows, as a `viewBox`; without it the whole square is shown. */
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

/**
 * A strip across the page, 224 units high. The middle 640 units fit on the smallest phone. On wider screens it
 * continues on both sides, so it is drawn from -900 to 2340.
 */
export function FriezeFrame({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <svg className="picture band" viewBox="400 0 640 224" role="img" aria-label={alt}>
      {children}
    </svg>
  );
}

/** A drawing beside the words of a section. One part of it, of the class `gesture`, moves as it scrolls into view. */
export function Vignette({ children }: { children: ReactNode }) {
  return (
    <svg className="vignette" viewBox="0 0 320 320" aria-hidden="true">
      {children}
    </svg>
  );
}

interface Round {
  x: number;
  y: number;
  r: number;
}

/** Which way a part of a disc faces, in clockwise quarter turns. */
interface Turned {
  turn: 0 | 1 | 2 | 3;
  fill: string;
}

/** A quarter of the disc round (x, y): turn 0 is the quarter from twelve to three o'clock. */
export function QuarterDisc({ x, y, r, turn, fill }: Round & Turned) {
  const [startX, startY] = pointOnClock(turn, r);
  const [endX, endY] = pointOnClock(turn + 1, r);
  return <path fill={fill} d={`M${x} ${y}l${startX} ${startY}a${r} ${r} 0 0 1 ${endX - startX} ${endY - startY}z`} />;
}

/** Half of the disc round (x, y): turn 0 is the right half, from twelve to six o'clock. */
export function HalfDisc({ x, y, r, turn, fill }: Round & Turned) {
  const [startX, startY] = pointOnClock(turn, r);
  return <path fill={fill} d={`M${x + startX} ${y + startY}a${r} ${r} 0 0 1 ${-2 * startX} ${-2 * startY}z`} />;
}

/** A circle line of the given width. */
export function Ring({ x, y, r, width, color }: Round & { width: number; color: string }) {
  return <circle cx={x} cy={y} r={r} fill="none" stroke={color} strokeWidth={width} />;
}

/** Round dots along a path, `gap` units from one middle to the next. */
export function Dotted({ d, width, gap, color }: { d: string; width: number; gap: number; color: string }) {
  return (
    <path fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeDasharray={`0 ${gap}`} d={d} />
  );
}

/** A bar in two parts, as wide as their figures. */
export function Split({ parts: [one, other] }: { parts: readonly [number, number] }) {
  return (
    <svg className="split" viewBox={`0 0 ${one + other} 8`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--mustard)" d={`M0 0h${one}v8H0z`} />
      <path fill="var(--sky)" d={`M${one} 0h${other}v8H${one}z`} />
    </svg>
  );
}

/** The point at twelve, three, six or nine o'clock, seen from the middle. */
function pointOnClock(turns: number, r: number) {
  const angle = (turns * Math.PI) / 2;
  return [Math.round(r * Math.sin(angle)), Math.round(-r * Math.cos(angle))] as const;
}
