import type { ReactNode } from "react";

/** A mark for each feature, in their order: every hour, the right person, a client's card, no operator. */
export const featureMarks = [
  <Mark key="hours">
    <circle cx={48} cy={48} r={48} fill="var(--mustard)" />
    <path fill="none" stroke="var(--ink)" strokeWidth={9} d="M48 16v34l24 16" />
  </Mark>,
  <Mark key="fork">
    <path fill="none" stroke="currentColor" strokeWidth={14} d="M48 96V62L18 24M48 62l30-38" />
    <circle cx={18} cy={20} r={18} fill="var(--tomato)" />
    <circle cx={78} cy={20} r={18} fill="var(--mustard)" />
  </Mark>,
  <Mark key="card">
    <path fill="var(--sky)" d="M0 12h96v72H0z" />
    <path fill="var(--teal)" d="M0 12h96v14H0z" />
    <circle cx={26} cy={46} r={10} fill="var(--tomato)" />
    <path fill="var(--ink)" d="M10 74a16 16 0 0 1 32 0zM54 40h32v8H54zM54 58h22v8H54z" />
  </Mark>,
  <Mark key="operator">
    <path fill="none" stroke="currentColor" strokeWidth={10} d="M14 54v-6a34 34 0 0 1 68 0v6M82 72c0 12-10 16-28 16" />
    <path fill="var(--mustard)" d="M4 46h20v32H4zM72 46h20v32H72z" />
    <path stroke="var(--tomato)" strokeWidth={10} d="M6 6l84 84" />
  </Mark>,
];

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
      {children}
    </svg>
  );
}
