import { palette } from "../../components/shapes.tsx";

/** Ads beside search ranking over a year: the ones as high as the budget, and gone when it stops; the other slow, then lasting. */
export function GrowthChart() {
  const columns = Array.from({ length: 8 }, (_, index) => `M${8 + index * 50} 150h38v190h-38z`);
  return (
    <svg viewBox="0 0 600 340" aria-hidden="true">
      <path fill={palette.teal} d="M0 340C240 326 420 270 600 16v324z" />
      <path fill={palette.mustard} d={columns.join("")} />
      <path fill="none" stroke="currentColor" strokeWidth={4} strokeDasharray="10 8" d="M410 150h190" />
      <path stroke="currentColor" strokeWidth={6} d="M0 337h600" />
    </svg>
  );
}
