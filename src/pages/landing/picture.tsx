import { HalfDisc, PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** A page that is a price tag. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.teal}>
      <path fill={palette.tomato} transform="rotate(-16 310 120)" d="M190 700V200L340 60l150 140v500z" />
      <g transform="rotate(20 310 120)">
        <path fill={palette.mustard} d="M130 700V220L310 40l180 180v480z" />
        <path fill={palette.paper} d="M180 240h260v400H180z" />
        <path fill={palette.ink} d="M180 240h260v26H180zM210 416h180v20H210zm0 36h120v20H210z" />
        <HalfDisc x={310} y={386} r={92} turn={3} fill={palette.teal} />
        <path fill={palette.tomato} d="M210 496h130v48H210z" />
        <circle cx={310} cy={130} r={34} fill={palette.teal} />
      </g>
      <path fill="none" stroke={palette.paper} strokeWidth={10} d="M306 128C330 20 420 90 450 0" />
    </PictureFrame>
  );
}
