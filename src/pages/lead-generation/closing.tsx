import { Dotted, Ring, Vignette } from "../../components/shapes.tsx";

/** A hand reaches in from the edge of the screen and picks one dot out of a row of many. */
export function Closing() {
  return (
    <Vignette>
      <Dotted width={20} gap={40} color="var(--ink)" d="M300 290H-900M300 250H130M60 250H-900" />
      <Ring x={100} y={250} r={12} width={5} color="var(--ink)" />
      <g className="gesture gesture-up">
        <path fill="var(--mustard)" d="M-900 8H138a70 70 0 0 1 70 70v26H94V86H-900z" />
        <g transform="translate(25 50) scale(0.75)">
          <path fill="var(--sky)" d="M84 66h168v28H84z" />
          <path fill="var(--paper)" d="M100 94h136v50H100z" />
          <path
            fill="none"
            stroke="var(--paper)"
            strokeWidth={34}
            strokeLinecap="round"
            d="M117 130v60M151 130v36M185 130v30M219 130v18M117 111C60 120 60 160 84 190"
          />
          <path fill="none" stroke="var(--ink)" strokeWidth={4} d="M134 128v36M168 128v36M202 128v26" />
          <circle cx={100} cy={200} r={27} fill="var(--tomato)" stroke="var(--paper)" strokeWidth={6} />
        </g>
      </g>
    </Vignette>
  );
}
