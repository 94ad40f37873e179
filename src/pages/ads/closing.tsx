import { Vignette } from "../../components/shapes.tsx";

/** An empty hoarding that says whose it could be, in two lines. */
export function Closing({ words: [first, second] }: { words: readonly [string, string] }) {
  return (
    <Vignette>
      <path fill="var(--ink)" d="M52 210h20v110H52zM248 210h20v110h-20z" />
      <g className="gesture gesture-up">
        <path fill="var(--ink)" d="M62 30h10v36H62zM155 30h10v36h-10zM248 30h10v36h-10z" />
        <path fill="var(--tomato)" d="M52 8h30l14 28H38zM145 8h30l14 28h-58zM238 8h30l14 28h-58z" />
        <path fill="var(--paper)" d="M0 58h320v164H0z" />
        <path fill="none" stroke="var(--ink)" strokeWidth={4} strokeDasharray="14 10" d="M16 74h288v132H16z" />
        <g className="hoarding" fill="var(--ink)" textAnchor="middle">
          <text x={160} y={132}>
            {first}
          </text>
          <text x={160} y={172}>
            {second}
          </text>
        </g>
      </g>
    </Vignette>
  );
}
