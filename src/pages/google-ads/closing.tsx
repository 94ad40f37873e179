import { palette, Vignette } from "../../components/shapes.tsx";

/** Coins in a pile, and the one that is spent next. */
export function Closing() {
  return (
    <Vignette>
      <path fill={palette.mustard} d="M40 252a24 24 0 0 1 24-24h176a24 24 0 0 1 0 48H64a24 24 0 0 1-24-24z" />
      <path fill={palette.paper} d="M56 204a24 24 0 0 1 24-24h176a24 24 0 0 1 0 48H80a24 24 0 0 1-24-24z" />
      <path fill={palette.mustard} d="M34 156a24 24 0 0 1 24-24h176a24 24 0 0 1 0 48H58a24 24 0 0 1-24-24z" />
      <path fill={palette.ink} d="M0 276h320v14H0z" />
      <g className="gesture gesture-up">
        <circle cx={172} cy={72} r={60} fill={palette.tomato} />
        <path fill="none" stroke={palette.paper} strokeWidth={12} d="M200 48a38 38 0 1 0 0 48M126 64h52M126 80h52" />
      </g>
    </Vignette>
  );
}
