import type { ReactNode } from "react";
import { type DrawingProps, HalfDisc, PictureFrame, QuarterDisc, Ring } from "../../components/shapes.tsx";

/** Four tiles, one arrow: it leaves the sliding disc, crosses the middle of the board and hits the target. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--mustard)">
      {Object.entries(tiles).map(([name, tile], index) => (
        <g
          key={name}
          id={`tile-${name}`}
          transform={`translate(${(index % 2) * SIDE} ${Math.floor(index / 2) * SIDE})`}
        >
          {tile}
        </g>
      ))}
      <path
        className="gesture gesture-strike"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={12}
        d="M88 40v48H40M116 68v48H68M144 96v48H96M88 88l332 332"
      />
    </PictureFrame>
  );
}

/** The tiles of the picture in a row, for phones: the arrow crosses them all. */
export function TileRow({ alt }: DrawingProps) {
  return (
    <svg
      className="picture band"
      viewBox="0 0 1120 280"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
    >
      {Object.keys(tiles).map((name, index) => (
        <use key={name} href={`#tile-${name}`} x={(index - (index % 2)) * SIDE} y={-Math.floor(index / 2) * SIDE} />
      ))}
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={14}
        d="M60 96l44 44-44 44M100 96l44 44-44 44M140 96l44 44-44 44M104 140h876"
      />
    </svg>
  );
}

/** Of a tile. */
const SIDE = 280;

/** A disc that slides apart, rising bars, an arc and a target. */
const tiles: Record<string, ReactNode> = {
  disc: (
    <>
      <path fill="var(--teal)" d="M0 0h280v280H0z" />
      <HalfDisc x={140} y={116} r={92} turn={2} fill="var(--paper)" />
      <HalfDisc x={140} y={164} r={92} turn={0} fill="var(--mustard)" />
    </>
  ),
  bars: (
    <>
      <path fill="var(--tomato)" d="M0 0h280v280H0z" />
      <path fill="var(--paper)" d="M28 280v-62h42v62zM88 280V176h42v104zM148 280V122h42v158zM208 280V56h42v224z" />
      <circle cx={49} cy={68} r={26} fill="var(--ink)" />
    </>
  ),
  arc: (
    <>
      <path fill="var(--mustard)" d="M0 0h280v280H0z" />
      <QuarterDisc x={280} y={0} r={252} turn={2} fill="var(--ink)" />
      <QuarterDisc x={280} y={0} r={164} turn={2} fill="var(--mustard)" />
      <QuarterDisc x={280} y={0} r={100} turn={2} fill="var(--tomato)" />
    </>
  ),
  target: (
    <>
      <path fill="var(--sky)" d="M0 0h280v280H0z" />
      <Ring x={140} y={140} r={106} width={16} color="var(--ink)" />
      <Ring x={140} y={140} r={62} width={16} color="var(--ink)" />
      <circle cx={140} cy={140} r={26} fill="var(--tomato)" />
    </>
  ),
};
