import type { Words } from "./words.ts";

/** A map of two lines from the same ad: one gets lost among the stops of a home page, the other goes straight to its end. */
export function TwoRoutes({ words }: { words: Words["why"]["map"] }) {
  const stops = [
    [300, 60],
    [420, 60],
    [340, 160],
    [500, 160],
  ] as const;
  return (
    <svg className="metro" viewBox="0 0 640 360" role="img" aria-label={words.alt}>
      <g fill="none" strokeWidth={12} strokeLinejoin="round">
        <path stroke="var(--sky)" d="M40 110h120l50-50h210" />
        <path stroke="var(--tomato)" d="M160 110l50 50h290" />
        <path stroke="var(--mustard)" strokeWidth={24} d="M40 300h430" />
      </g>
      <g fill="var(--paper)" stroke="var(--ink)" strokeWidth={6}>
        {stops.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={13} />
        ))}
        <circle cx={40} cy={110} r={20} />
        <circle cx={40} cy={300} r={20} />
      </g>
      <circle cx={480} cy={300} r={50} fill="var(--mustard)" />
      <circle cx={480} cy={300} r={22} fill="var(--tomato)" />
      <g fill="currentColor">
        {stops.map(([x, y], index) => (
          <text key={`${x} ${y}`} x={x} y={index < 2 ? y - 26 : y + 42} textAnchor="middle">
            {words.stops[index]}
          </text>
        ))}
        <text x={20} y={74}>
          {words.home}
        </text>
        <text x={20} y={264}>
          {words.landing}
        </text>
        <text x={546} y={308}>
          {words.end}
        </text>
      </g>
    </svg>
  );
}
