import type { ReactNode } from "react";

/** The printing inks of every illustration; the same values as the colour tokens of the light scheme. */
export const palette = {
  paper: "#fbf6ec",
  paper2: "#f3ebdb",
  ink: "#17161b",
  tomato: "#c8311b",
  mustard: "#f0b429",
  teal: "#0e6e6b",
  sky: "#bfd9e6",
} as const;

export interface PictureProps {
  /** What the picture shows; without it the picture is decoration and hidden from assistive technology. */
  alt?: string;
}

/**
 * The square that every composition fills, 560 units wide and edge to edge, so
 * it looks the same on paper and on a dark page. Presentation attributes only:
 * the content security policy forbids style attributes.
 */
export function Picture({ alt, ground, children }: PictureProps & { ground: string; children: ReactNode }) {
  const role = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg className="picture" viewBox="0 0 560 560" {...role}>
      <path fill={ground} d="M0 0h560v560H0z" />
      {children}
    </svg>
  );
}

/** Clockwise quarter turns, starting at twelve o'clock. */
type Turn = 0 | 1 | 2 | 3;

interface Round {
  x: number;
  y: number;
  r: number;
  fill: string;
}

/** A quarter of the disc round (x, y): 0 is the quarter from twelve to three o'clock. */
export function QuarterDisc({ x, y, r, turn = 0, fill }: Round & { turn?: Turn }) {
  const [fromX, fromY] = point(turn, r);
  const [toX, toY] = point(turn + 1, r);
  return <path fill={fill} d={`M${x} ${y}l${fromX} ${fromY}a${r} ${r} 0 0 1 ${toX - fromX} ${toY - fromY}z`} />;
}

/** Half of the disc round (x, y): 0 is the right half, from twelve to six o'clock. */
export function HalfDisc({ x, y, r, turn = 0, fill }: Round & { turn?: Turn }) {
  const [fromX, fromY] = point(turn, r);
  return <path fill={fill} d={`M${x + fromX} ${y + fromY}a${r} ${r} 0 0 1 ${-2 * fromX} ${-2 * fromY}z`} />;
}

/** A circle line of the given width. */
export function Ring({ x, y, r, width, color }: Omit<Round, "fill"> & { width: number; color: string }) {
  return <circle cx={x} cy={y} r={r} fill="none" stroke={color} strokeWidth={width} />;
}

/** Bars standing on a common base line, merged into one path. */
export function Bars(bars: { x: number; base: number; width: number; step: number; heights: number[]; fill: string }) {
  const { x, base, width, step, heights, fill } = bars;
  const data = heights.map((height, index) => `M${x + index * step} ${base}v-${height}h${width}v${height}z`);
  return <path fill={fill} d={data.join("")} />;
}

/** A line of round dots; `gap` is the distance from dot to dot. */
export function Dotted({ d, width, gap, color }: { d: string; width: number; gap: number; color: string }) {
  return (
    <path fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeDasharray={`0 ${gap}`} d={d} />
  );
}

function point(turn: number, r: number): readonly [number, number] {
  const directions = [
    [0, -r],
    [r, 0],
    [0, r],
    [-r, 0],
  ] as const;
  return directions[turn % 4] ?? directions[0];
}
