import { palette, Vignette } from "../../components/shapes.tsx";

/** The fingers of the page's hands, which touch. */
export function Closing() {
  return (
    <Vignette>
      <g strokeWidth={112} strokeLinecap="round">
        <path stroke={palette.tomato} d="M-900 152H60M-900 264H148" />
        <path className="gesture gesture-right" stroke={palette.teal} d="M172 152H1220M260 264H1220" />
      </g>
    </Vignette>
  );
}
