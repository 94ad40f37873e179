import { palette } from "../../components/shapes.tsx";

/** Ads beside search ranking over time: the one as high as the budget and ending with it, the other slow, then lasting. */
export function GrowthChart() {
  return (
    <svg viewBox="0 0 600 340" aria-hidden="true">
      <path fill={palette.tomato} d="M0 120h60V90h60v40h60V70h60v50h60V80h60v260H0z" />
      <path fill={palette.teal} d="M0 340C220 330 380 300 600 20v320z" />
      <path stroke="currentColor" strokeWidth={6} d="M0 337h600" />
    </svg>
  );
}
