import { palette } from "../../components/shapes.tsx";

/** Two lines from the same ad: one gets lost in the stops of a home page, the other goes straight to its end. */
export function TwoRoutes() {
  return (
    <svg viewBox="0 0 600 300" aria-hidden="true">
      <path
        fill="none"
        stroke={palette.sky}
        strokeWidth={8}
        d="M24 90h120l60-60h120m-180 60h100l50-50h190M144 90h300m-200 0 50 50h110m-160-50 20-20h160l20-20h60M294 140l20 20h70"
      />
      <path
        stroke={palette.sky}
        strokeWidth={26}
        strokeLinecap="round"
        d="M324 30h0M484 40h0M444 90h0M404 140h0M504 50h0M384 160h0"
      />
      <path stroke={palette.mustard} strokeWidth={20} d="M24 236h480" />
      <circle cx={516} cy={236} r={60} fill={palette.mustard} />
      <circle cx={516} cy={236} r={26} fill={palette.tomato} />
      <path stroke={palette.paper} strokeWidth={44} strokeLinecap="round" d="M24 90h0M24 236h0" />
    </svg>
  );
}
