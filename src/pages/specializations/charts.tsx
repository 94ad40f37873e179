/** Ads beside search ranking over a year: the ones as high as the budget, and gone when it stops; the other slow, then lasting. */
export function GrowthChart() {
  const adMonths = Array.from({ length: 8 }, (_, index) => `M${8 + index * 50} 150h38v190h-38z`);
  return (
    <svg viewBox="0 0 600 340" aria-hidden="true">
      <path fill="var(--tomato)" d="M0 340C240 326 420 270 600 16v324z" />
      <path fill="var(--mustard)" d={adMonths.join("")} />
      <path fill="none" stroke="currentColor" strokeWidth={4} strokeDasharray="10 8" d="M410 150h190" />
      <path stroke="currentColor" strokeWidth={6} d="M0 337h600" />
    </svg>
  );
}

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
