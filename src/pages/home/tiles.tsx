import { HalfDisc, palette, QuarterDisc, Ring } from "../../components/shapes.tsx";

/** The four tiles of the home page's picture, each 280 units wide: a disc that slides apart, rising bars, an arc and a target. */
export const tiles = [
  <g key="disc">
    <path fill={palette.teal} d="M0 0h280v280H0z" />
    <HalfDisc x={140} y={116} r={92} turn={2} fill={palette.paper} />
    <HalfDisc x={140} y={164} r={92} turn={0} fill={palette.mustard} />
  </g>,
  <g key="bars">
    <path fill={palette.tomato} d="M0 0h280v280H0z" />
    <path fill={palette.paper} d="M28 280v-62h42v62zM88 280V176h42v104zM148 280V122h42v158zM208 280V56h42v224z" />
    <circle cx={49} cy={68} r={26} fill={palette.ink} />
  </g>,
  <g key="arc">
    <path fill={palette.mustard} d="M0 0h280v280H0z" />
    <QuarterDisc x={280} y={0} r={252} turn={2} fill={palette.ink} />
    <QuarterDisc x={280} y={0} r={164} turn={2} fill={palette.mustard} />
    <QuarterDisc x={280} y={0} r={100} turn={2} fill={palette.tomato} />
  </g>,
  <g key="target">
    <path fill={palette.sky} d="M0 0h280v280H0z" />
    <Ring x={140} y={140} r={106} width={16} color={palette.ink} />
    <Ring x={140} y={140} r={62} width={16} color={palette.ink} />
    <circle cx={140} cy={140} r={26} fill={palette.tomato} />
  </g>,
];
