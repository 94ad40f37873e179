import { palette, Vignette } from "../../components/shapes.tsx";

/** The hands of the page, finger tip to finger tip; their sleeves run off both sides of the screen. */
export function Closing() {
  return (
    <Vignette>
      <path fill={palette.ink} d="M-1500 84h1330v236h-1330z" />
      <path fill={palette.paper} d="M-170 68h40v252h-40z" />
      <path fill={palette.tomato} d="M-130 60H0v260h-130z" />
      <path stroke={palette.tomato} strokeWidth={72} strokeLinecap="round" d="M-36 96H54M-36 182H130M-36 268H86" />
      <g className="gesture gesture-right">
        <path fill={palette.ink} d="M490 84h1330v236H490z" />
        <path fill={palette.paper} d="M450 68h40v252h-40z" />
        <path fill={palette.teal} d="M320 60h130v260H320z" />
        <path stroke={palette.teal} strokeWidth={72} strokeLinecap="round" d="M356 96H140M356 182H216M356 268H172" />
      </g>
    </Vignette>
  );
}
