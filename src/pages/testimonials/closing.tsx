import { Vignette } from "../../components/shapes.tsx";

/** The wall runs on across the screen; in the gap between its cards comes the next one. */
export function Closing() {
  return (
    <Vignette>
      <Card x={-1004} y={140} fill="var(--mustard)" marks="var(--ink)" />
      <Card x={-748} y={190} fill="var(--sky)" marks="var(--ink)" />
      <Card x={-492} y={96} fill="var(--ink)" marks="var(--mustard)" />
      <Card x={-236} y={170} fill="var(--paper)" marks="var(--tomato)" />
      <Card x={320} y={120} fill="var(--sky)" marks="var(--ink)" />
      <Card x={576} y={190} fill="var(--paper)" marks="var(--tomato)" />
      <Card x={832} y={84} fill="var(--ink)" marks="var(--mustard)" />
      <Card x={1088} y={150} fill="var(--mustard)" marks="var(--ink)" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth={8}
        strokeLinecap="round"
        strokeDasharray="0 20"
        d="M20 330V170h280v160"
      />
      <g className="gesture gesture-down">
        <g transform="rotate(-6 160 160)">
          <Card x={42} y={24} fill="var(--mustard)" marks="var(--ink)" />
        </g>
      </g>
    </Vignette>
  );
}

/** A card of the wall: quotation marks, and the lines of what is said. */
function Card({ x, y, fill, marks }: { x: number; y: number; fill: string; marks: string }) {
  const mark = "h52v44a50 50 0 0 1-50 50v-26a24 24 0 0 0 24-24h-26z";
  return (
    <>
      <rect x={x} y={y} width={236} height={340} rx={20} fill={fill} />
      <path fill={marks} d={`M${x + 28} ${y + 28}${mark}M${x + 92} ${y + 28}${mark}`} />
      <path stroke={marks} strokeWidth={12} d={`M${x + 28} ${y + 152}h180m-180 32h140m-140 32h164`} />
    </>
  );
}
