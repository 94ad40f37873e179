import type { ReactNode } from "react";
import { Ring } from "../../components/shapes.tsx";

/** A drawing for each value of the agency, in their order: experience, a new approach, what can be measured. */
export const valueDrawings = (years: number) => [
  <Drawing key="experience">
    <YearRings years={years} />
  </Drawing>,
  <Drawing key="approach">
    <path fill="var(--paper)" d="M0 20h200v120H80l-50 50v-50H0z" />
    <path fill="var(--tomato)" d="M112 32 62 92h32l-8 36 52-62h-34z" />
  </Drawing>,
  <Drawing key="results">
    <path fill="var(--ink)" d="M0 160h40v40H0z" />
    <path fill="var(--paper)" d="M48 115h40v85H48z" />
    <path fill="var(--mustard)" d="M96 65h40v135H96z" />
    <path fill="var(--sky)" d="M144 0h40v200h-40z" />
    <path stroke="var(--ink)" strokeWidth={14} strokeDasharray="4 12" d="M193 200V0" />
  </Drawing>,
];

/** A trunk with a ring for every year. */
function YearRings({ years }: { years: number }) {
  const width = 98 / (years + 0.25);
  return (
    <>
      {Array.from({ length: years }, (_, year) => Math.round((year + 1) * width)).map((r) => (
        <Ring key={r} x={100} y={100} r={r} width={Math.round(width / 2)} color="var(--ink)" />
      ))}
      <circle cx={100} cy={100} r={5} fill="var(--tomato)" />
    </>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMinYMin" aria-hidden="true">
      {children}
    </svg>
  );
}
