import { palette, Vignette } from "../../components/shapes.tsx";

/** An empty hoarding that says whose it could be, in two lines. */
export function Closing({ words: [first, second] }: { words: readonly [string, string] }) {
  return (
    <Vignette>
      <path fill={palette.mustard} d="M52 190h20v130H52zM248 190h20v130h-20z" />
      <g className="gesture gesture-up">
        <path fill={palette.mustard} d="M62-6h10v46H62zM155-6h10v46h-10zM248-6h10v46h-10z" />
        <path fill={palette.tomato} d="M40-24h54l-10 28H50zM133-24h54l-10 28h-34zM226-24h54l-10 28h-34z" />
        <path fill={palette.paper} d="M0 30h320v176H0z" />
        <path fill="none" stroke={palette.ink} strokeWidth={4} strokeDasharray="14 10" d="M16 46h288v144H16z" />
        <g className="hoarding" fill={palette.ink} textAnchor="middle">
          <text x={160} y={108}>
            {first}
          </text>
          <text x={160} y={152}>
            {second}
          </text>
        </g>
      </g>
    </Vignette>
  );
}
