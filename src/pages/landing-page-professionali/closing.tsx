import { Vignette } from "../../components/shapes.tsx";

/** What is said over a counter, in a speech bubble that is a page. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--sky)" d="M24 284h272v36H24z" />
      <path fill="var(--ink)" d="M8 268h304v16H8z" />
      <g className="gesture gesture-up">
        <path fill="var(--paper)" d="M36 20h248v196H148l-48 44v-44H36z" />
        <path fill="var(--ink)" d="M36 20h248v32H36zM164 74h92v16h-92zm0 28h92v12h-92zm0 24h56v12h-56z" />
        <path fill="var(--sky)" d="M64 74h84v64H64z" />
        <rect x={64} y={156} width={192} height={40} rx={20} fill="var(--tomato)" />
      </g>
    </Vignette>
  );
}
