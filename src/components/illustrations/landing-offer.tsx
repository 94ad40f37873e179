import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** A page that is a price tag. */
export function LandingOfferPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.teal}>
      <path fill={palette.tomato} transform="rotate(8 300 150)" d="M120 620V210l150-130 150 130v410z" />
      <g transform="rotate(24 300 150)">
        <path fill={palette.mustard} d="M140 700V220L300 80l160 140v480z" />
        <path fill={palette.paper} d="M180 260h240v440H180z" />
        <path fill={palette.ink} d="M180 260h240v30H180zM210 410h180v20H210zm0 36h120v20H210z" />
        <circle cx={300} cy={170} r={32} fill={palette.teal} />
      </g>
      <path fill="none" stroke={palette.ink} strokeWidth={10} d="M300 150C300 40 400 60 420 0" />
    </Picture>
  );
}
