import { FriezeFrame, palette } from "../../components/shapes.tsx";

/** Two hands from both sides of the page, finger between finger. */
export function Frieze({ alt }: { alt: string }) {
  return (
    <FriezeFrame alt={alt}>
      <path fill={palette.mustard} d="M-900 0h3240v224H-900z" />
      <g strokeWidth={56} strokeLinecap="round">
        <path stroke={palette.tomato} d="M-900 28H868M-900 140H932" />
        <path className="gesture gesture-right" stroke={palette.teal} d="M2340 84H508M2340 196H572" />
      </g>
    </FriezeFrame>
  );
}
