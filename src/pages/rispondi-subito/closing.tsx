import { Vignette } from "../../components/shapes.tsx";

/** The receiver, off the hook; its cord curls out of the picture. */
export function Closing() {
  return (
    <Vignette>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={12}
        d="M-1500 298H100M66 214v50q0 34 34 34c70 0 70-90 24-90s-46 90 24 90 70-90 24-90-46 90 24 90 70-90 24-90-46 90 24 90h900"
      />
      <g className="gesture gesture-turn">
        <path
          fill="var(--tomato)"
          transform="rotate(-32 160 120)"
          d="M10 176v-44C10 76 76 40 160 40s150 36 150 92v44h-84v-14c0-22-30-34-66-34s-66 12-66 34v14z"
        />
      </g>
      <path fill="none" stroke="var(--ink)" strokeWidth={12} d="M310 127a34 34 0 0 1-38 16M333 140a60 60 0 0 1-67 28" />
    </Vignette>
  );
}
