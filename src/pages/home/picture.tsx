import { HalfDisc, PictureFrame, type PictureProps, palette, QuarterDisc, Ring } from "../../components/shapes.tsx";

/** Four tiles, one arrow: it leaves the sliding disc, crosses the middle of the board and hits the target. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <path fill={palette.teal} d="M0 0h280v280H0z" />
      <HalfDisc x={140} y={116} r={92} turn={2} fill={palette.paper} />
      <HalfDisc x={140} y={164} r={92} turn={0} fill={palette.mustard} />
      <path fill={palette.tomato} d="M280 0h280v280H280z" />
      <path fill={palette.paper} d="M308 280v-62h42v62zM368 280V176h42v104zM428 280V122h42v158zM488 280V56h42v224z" />
      <circle cx={329} cy={68} r={26} fill={palette.ink} />
      <QuarterDisc x={280} y={560} r={280} turn={3} fill={palette.ink} />
      <QuarterDisc x={280} y={560} r={182} turn={3} fill={palette.mustard} />
      <QuarterDisc x={280} y={560} r={112} turn={3} fill={palette.tomato} />
      <path fill={palette.sky} d="M280 280h280v280H280z" />
      <Ring x={420} y={420} r={106} width={16} color={palette.ink} />
      <Ring x={420} y={420} r={62} width={16} color={palette.ink} />
      <circle cx={420} cy={420} r={26} fill={palette.tomato} />
      <path
        className="gesture gesture-strike"
        fill="none"
        stroke={palette.ink}
        strokeWidth={12}
        d="M88 40v48H40M116 68v48H68M144 96v48H96M88 88l332 332"
      />
    </PictureFrame>
  );
}
