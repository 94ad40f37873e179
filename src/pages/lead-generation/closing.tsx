import { Dotted, palette, Ring, Vignette } from "../../components/shapes.tsx";

/** A hand picks one dot out of many. */
export function Closing() {
  return (
    <Vignette>
      <Dotted width={24} gap={46} color={palette.ink} d="M22 308h277M22 262h93m92 0h92" />
      <Ring x={160} y={262} r={15} width={5} color={palette.ink} />
      <g className="gesture gesture-up">
        <path fill={palette.teal} d="M122-900h156V30H122z" />
        <path fill={palette.paper} d="M134 30h132v66q0 20-20 20h-92q-20 0-20-20z" />
        <path
          fill="none"
          stroke={palette.paper}
          strokeWidth={34}
          strokeLinecap="round"
          d="M151 90 144 184M252 80q12 84-66 112M192 100v24"
        />
        <path fill="none" stroke={palette.ink} strokeWidth={5} d="M173 66v50M211 66v50" />
        <circle cx={162} cy={204} r={28} fill={palette.tomato} />
      </g>
    </Vignette>
  );
}
