import { Fragment, type ReactNode } from "react";

/** The page as it grows, a stage for each step: its plan, its blocks, its corrections, its visitors. The blocks take two days. */
export const pageStages = [
  <Stage key="plan" height={112}>
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth={6}
      strokeDasharray="14 12"
      d="M3 109V3h154v106zM3 27h154M22 46h66v44H22zM106 46h32v44h-32z"
    />
  </Stage>,
  <Fragment key="blocks">
    <Stage height={118}>
      <Page />
    </Stage>
    <Stage height={172}>
      <Page block="var(--mustard)" />
    </Stage>
  </Fragment>,
  <Stage key="corrections" height={234}>
    <Page block="var(--teal)" />
    <path fill="none" stroke="var(--tomato)" strokeWidth={12} d="m26 86 14 14 30-32" />
  </Stage>,
  <Stage key="visitors" height={234}>
    <Page block="var(--sky)" />
    <rect x={22} y={78} width={66} height={22} rx={11} fill="var(--tomato)" />
    <path fill="var(--ink)" d="m78 89 44 17-18 7-7 18z" />
  </Stage>,
];

/** Without the colour of its blocks, only their outlines. */
function Page({ block = "none" }: { block?: string }) {
  return (
    <>
      <path fill="var(--paper)" d="M0 0h160v250H0z" />
      <path fill="var(--ink)" d="M0 0h160v20H0zM22 38h66v12H22zM22 58h50v8H22zM22 128h116v8H22zM22 146h80v8H22z" />
      <path fill={block} d="M104 38h34v62h-34zM22 176h116v36H22z" />
      {block === "none" && <path fill="none" stroke="var(--ink)" strokeWidth={5} d="M106.5 40.5h29v57h-29z" />}
    </>
  );
}

/** A page as long as it is at its stage: all stages have the same scale. */
function Stage({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 160 ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
