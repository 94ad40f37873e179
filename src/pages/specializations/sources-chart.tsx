/** How many enquiries a month, in parts by where they came from, and the month that the lens is on. */
export function SourcesChart() {
  return (
    <svg viewBox="0 0 600 260" aria-hidden="true">
      <path fill="var(--tomato)" d={columns(2)} />
      <path fill="var(--teal)" d={columns(1)} />
      <path fill="var(--mustard)" d={columns(0)} />
      <path stroke="currentColor" strokeWidth={6} d="M0 257h600" />
      <path stroke="var(--ink)" strokeWidth={18} d="M452 164 516 228" />
      <circle cx={410} cy={122} r={62} fill="none" stroke="var(--ink)" strokeWidth={18} />
    </svg>
  );
}

/** The heights at which the three parts of each month end. */
const months = [
  [40, 60, 70],
  [50, 80, 100],
  [35, 60, 90],
  [60, 90, 130],
  [50, 90, 140],
  [70, 110, 180],
  [70, 120, 210],
  [80, 130, 240],
];

/** One part of each month, on top of the parts below it. */
function columns(part: number): string {
  return months
    .map((ends, month) => {
      const [from, to] = [ends[part - 1] ?? 0, ends[part] ?? 0];
      return `M${month * 77} ${260 - from}v${from - to}h61v${to - from}z`;
    })
    .join("");
}
