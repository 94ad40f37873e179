import { Vignette } from "../../components/shapes.tsx";

/** A letter out of its envelope; one of its lines is underlined. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--ink)" d="M10 150 160 60l150 90v170H10z" />
      <g className="gesture gesture-up">
        <path fill="var(--paper)" d="M40-20h240v300H40z" />
        <path
          fill="var(--ink)"
          d="M66 10h96v16H66zM66 50h188v10H66zM66 74h188v10H66zM66 98h120v10H66zM66 138h150v18H66z"
        />
        <path fill="var(--tomato)" d="M66 164h150v8H66z" />
      </g>
      <path fill="var(--mustard)" d="M10 150 160 250l150-100v170H10z" />
      <path fill="var(--tomato)" d="M10 320 160 220l150 100z" />
    </Vignette>
  );
}
