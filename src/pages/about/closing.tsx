import { palette, Vignette } from "../../components/shapes.tsx";

/** Two halves that become one disc. */
export function Closing() {
  return (
    <Vignette>
      <path className="gesture gesture-up" fill={palette.ink} d="M156 24a132 132 0 0 0 0 264z" />
      <path className="gesture gesture-down" fill={palette.teal} d="M164 32a132 132 0 0 1 0 264z" />
      <circle cx={160} cy={160} r={44} fill={palette.paper} />
    </Vignette>
  );
}
