import type { ReactNode } from "react";
import { palette } from "../../components/shapes.tsx";

/** A chart for each question of the report, in their order: shares, piles of coins, a ranking, a drop, a way on. */
export const reportCharts = [
  <Chart key="shares">
    <path fill={palette.teal} d="M0 12h64v40H0z" />
    <path fill={palette.mustard} d="M64 12h36v40H64z" />
    <path fill={palette.tomato} d="M100 12h20v40h-20z" />
  </Chart>,
  <Chart key="cost">
    <path stroke={palette.mustard} strokeWidth={32} strokeDasharray="8 3" d="M16 64V0M60 64V21M104 64V42" />
  </Chart>,
  <Chart key="ranking">
    <path fill={palette.tomato} d="M0 2h120v16H0z" />
    <path fill={palette.teal} d="M0 24h78v16H0z" />
    <path fill={palette.sky} d="M0 46h34v16H0z" />
  </Chart>,
  <Chart key="drop">
    <path fill={palette.teal} d="M0 4h26v60H0zM31 4h26v60H31z" />
    <path fill={palette.tomato} d="M62 40h26v24H62z" />
    <path fill={palette.sky} d="M93 46h26v18H93z" />
  </Chart>,
  <Chart key="way">
    <path fill="none" stroke={palette.ink} strokeWidth={10} d="M0 58C50 54 80 44 100 16M76 18l25-4 9 24" />
  </Chart>,
];

function Chart({ children }: { children: ReactNode }) {
  return (
    <svg width="120" height="64" viewBox="0 0 120 64" aria-hidden="true">
      {children}
    </svg>
  );
}
