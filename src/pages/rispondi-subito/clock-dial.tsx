import { palette } from "../../components/shapes.tsx";

/** The clock in the middle of the four cards; its rim has the colour of the ground. */
export function ClockDial() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle cx={100} cy={100} r={100} fill="currentColor" />
      <circle cx={100} cy={100} r={88} fill={palette.tomato} />
      <path
        stroke={palette.paper}
        strokeWidth={14}
        strokeLinecap="round"
        d="M134 41h0M159 66h0M168 100h0M159 134h0M134 159h0M100 168h0M66 159h0M41 134h0M32 100h0M41 66h0M66 41h0"
      />
      <circle cx={100} cy={32} r={8} fill={palette.mustard} />
      <path className="hands" fill="none" stroke={palette.ink} strokeWidth={10} d="M100 54v46l30 22" />
    </svg>
  );
}
