import type { ReactNode } from "react";
import { Dotted, Ring } from "../../components/shapes.tsx";

/** The dial of a telephone; one hole is being turned. */
export function Dial() {
  return (
    <Drawing>
      <circle cx={100} cy={100} r={100} fill="var(--ink)" />
      <Dotted d="M33 100A67 67 0 1 1 100 167" width={30} gap={39.5} color="var(--paper)" />
      <circle cx={100} cy={167} r={15} fill="var(--tomato)" />
      <Ring x={100} y={100} r={28} width={12} color="var(--mustard)" />
    </Drawing>
  );
}

/** A message that is being written. */
export function Bubble() {
  return (
    <Drawing>
      <path fill="var(--paper)" d="M100 0a100 100 0 0 1 0 200H0V100A100 100 0 0 1 100 0z" />
      <path stroke="var(--teal)" strokeWidth={26} strokeLinecap="round" d="M40 112h0M80 112h0M120 112h0" />
    </Drawing>
  );
}

/** A leaf of a calendar, with the day that is taken. */
export function CalendarLeaf() {
  return (
    <Drawing>
      <path fill="var(--paper)" d="M0 56h200v144H0z" />
      <path fill="var(--ink)" d="M0 56h200v40H0z" />
      <path stroke="var(--tomato)" strokeWidth={16} strokeLinecap="round" d="M38 50v24M114 50v24" />
      <path stroke="var(--teal)" strokeWidth={32} strokeDasharray="32 12" d="M18 124h164M18 168h164" />
      <path fill="var(--tomato)" d="M62 152h32v32H62z" />
    </Drawing>
  );
}

/** A drawing in the corner of its tile. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      {children}
    </svg>
  );
}
