import { palette, Vignette } from "../../components/shapes.tsx";

/** A calendar sheet: of all its days, one is taken for the consultation. */
export function Closing() {
  return (
    <Vignette>
      <path fill={palette.ink} d="M24 44h272v76H24z" />
      <path fill={palette.paper} d="M24 120h272v176H24z" />
      <path stroke={palette.tomato} strokeWidth={20} strokeLinecap="round" d="M92 28v44M228 28v44" />
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={28}
        strokeLinecap="round"
        strokeDasharray="0 60"
        d="M70 164h181M70 208h60m120 0h1M70 252h181"
      />
      <circle className="gesture gesture-up" cx={190} cy={208} r={28} fill={palette.tomato} />
    </Vignette>
  );
}
