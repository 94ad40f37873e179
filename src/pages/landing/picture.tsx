import { HalfDisc, PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** A page that is a price tag, hanging from a string with another behind it. The bead is where a framed picture ends. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.teal}>
      <path fill={palette.tomato} transform="rotate(-14 290 120)" d="M150 510V210L290 60l160 150v300z" />
      <g className="gesture gesture-swing">
        <g transform="rotate(14 290 120)">
          <path fill={palette.mustard} d="M110 500V210L290 40l180 170v290z" />
          <path fill={palette.paper} d="M160 226h260v234H160z" />
          <path fill={palette.ink} d="M160 226h260v24H160zM190 356h180v18H190zm0 32h120v18H190z" />
          <HalfDisc x={290} y={336} r={66} turn={3} fill={palette.teal} />
          <path fill={palette.tomato} d="M190 420h110v28H190z" />
          <circle cx={290} cy={130} r={32} fill={palette.teal} />
        </g>
      </g>
      <path fill="none" stroke={palette.paper} strokeWidth={10} d="M288 128C300 30 396 110 430 20V-1000" />
      <circle cx={430} cy={22} r={22} fill={palette.mustard} />
    </PictureFrame>
  );
}
