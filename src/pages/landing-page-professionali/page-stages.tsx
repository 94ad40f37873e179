import type { ReactNode } from "react";
import { palette } from "../../components/shapes.tsx";

/** The page as it grows, a stage for each step: its frame, its blocks, its corrections, its visitors. */
export const pageStages = [
  <Stage key="frame">
    <path
      fill="none"
      stroke={palette.paper}
      strokeWidth={6}
      strokeDasharray="12 10"
      d="M8 480V8h144v472M8 32h144M24 52h60v40H24zM104 52h32v40h-32zM24 116h112v60H24zM24 200h112v60H24zM24 284h112v60H24z"
    />
  </Stage>,
  <Stage key="blocks">
    <Page block={palette.mustard} />
  </Stage>,
  <Stage key="corrections">
    <Page block={palette.teal} />
    <path fill="none" stroke={palette.tomato} strokeWidth={12} d="m26 86 14 14 30-32" />
  </Stage>,
  <Stage key="visitors">
    <Page block={palette.sky} />
    <rect x={22} y={78} width={66} height={22} rx={11} fill={palette.tomato} />
    <path fill={palette.ink} d="m78 89 44 17-18 7-7 18z" />
  </Stage>,
];

function Page({ block }: { block: string }) {
  return (
    <>
      <path fill={palette.paper} d="M0 0h160v480H0z" />
      <path
        fill={palette.ink}
        d="M0 0h160v20H0zM22 38h66v12H22zM22 58h50v8H22zM22 128h116v8H22zM22 146h80v8H22zM22 250h116v8H22zM22 268h80v8H22zM22 350h116v8H22zM22 368h80v8H22z"
      />
      <path fill={block} d="M104 38h34v62h-34zM22 174h116v56H22zM22 296h52v32H22z" />
    </>
  );
}

/** A long page, cut off where its step ends. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {children}
    </svg>
  );
}
