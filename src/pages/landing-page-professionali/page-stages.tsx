import type { ReactNode } from "react";
import { palette } from "../../components/shapes.tsx";

/** The page as it grows, a stage for each step: its frame, its blocks, its corrections, its visitors. */
export const pageStages = [
  <Stage key="frame">
    <path fill="none" stroke={palette.paper} strokeWidth={6} strokeDasharray="12 10" d="M8 8h144v104H8zM8 32h144" />
  </Stage>,
  <Stage key="blocks">
    <path fill={palette.paper} d="M5 5h150v110H5z" />
    <path fill={palette.ink} d="M5 5h150v22H5zM22 42h70v12H22zM22 62h52v8H22z" />
    <path fill={palette.mustard} d="M104 42h36v60h-36z" />
  </Stage>,
  <Stage key="corrections">
    <path fill={palette.paper} d="M5 5h150v110H5z" />
    <path fill={palette.ink} d="M5 5h150v22H5zM22 42h70v12H22zM22 62h52v8H22z" />
    <path fill={palette.teal} d="M104 42h36v60h-36z" />
    <path fill="none" stroke={palette.tomato} strokeWidth={12} d="m26 92 14 14 30-32" />
  </Stage>,
  <Stage key="visitors">
    <path fill={palette.paper} d="M5 5h150v110H5z" />
    <path fill={palette.ink} d="M5 5h150v22H5zM22 42h70v12H22zM22 62h52v8H22z" />
    <path fill={palette.sky} d="M104 42h36v60h-36z" />
    <rect x={22} y={82} width={66} height={20} rx={10} fill={palette.tomato} />
    <path fill={palette.ink} d="m78 92 44 17-18 7-7 18z" />
  </Stage>,
];

function Stage({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 136" aria-hidden="true">
      {children}
    </svg>
  );
}
