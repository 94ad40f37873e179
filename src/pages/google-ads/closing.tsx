import { palette, Vignette } from "../../components/shapes.tsx";

/** Coins in a pile, with milled edges, and the one that is spent next. */
export function Closing() {
  const coins = [
    { x: 40, y: 272, fill: palette.mustard },
    { x: 64, y: 224, fill: palette.paper },
    { x: 32, y: 176, fill: palette.mustard },
  ];
  return (
    <Vignette>
      {coins.map(({ x, y, fill }) => (
        <g key={y}>
          <rect x={x} y={y} width={224} height={48} rx={8} fill={fill} />
          <path stroke={palette.ink} strokeWidth={28} strokeDasharray="4 12" d={`M${x + 14} ${y + 24}h200`} />
        </g>
      ))}
      <g className="gesture gesture-up">
        <circle cx={148} cy={108} r={68} fill={palette.tomato} />
        <path fill="none" stroke={palette.paper} strokeWidth={14} d="M190 80a44 44 0 1 0 0 56M100 98h62M100 118h62" />
      </g>
    </Vignette>
  );
}
