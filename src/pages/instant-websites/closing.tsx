import { palette, Ring, Vignette } from "../../components/shapes.tsx";

/** A shop door with the key in it. */
export function Closing() {
  return (
    <Vignette>
      <path fill={palette.ink} d="M40-40h240v380H40z" />
      <path fill={palette.tomato} d="M60-20h200v316H60z" />
      <path fill={palette.sky} d="M84 4h152v150H84z" />
      <path fill={palette.paper} d="M112 54h96v46h-96zM156 4h8v50h-8z" />
      <path fill={palette.ink} d="M126 70h68v14h-68zM214 176h28v72h-28z" />
      <g className="gesture gesture-turn">
        <path fill={palette.mustard} d="M222 206h70v14h-70zM236 220h12v18h-12z" />
        <Ring x={318} y={213} r={28} width={16} color={palette.mustard} />
      </g>
      <path fill={palette.paper} d="M308 246h24v64h-24z" />
      <path fill={palette.ink} d="M316 254h8v8h-8z" />
    </Vignette>
  );
}
