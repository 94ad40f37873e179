import { drawingsFrom } from "../../components/drawing-from.tsx";

/** A drawing for each value of the agency, in their order: experience, a new approach, what can be measured. */
export const valueDrawings = (years: number) => [
  <YearRings key="experience" years={years} />,
  ...drawingsFrom("src/pages/about", ["approach", "results"]),
];

/** A trunk with a ring for every year. */
function YearRings({ years }: { years: number }) {
  const width = 98 / (years + 0.25);
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMinYMin" aria-hidden="true">
      {Array.from({ length: years }, (_, year) => Math.round((year + 1) * width)).map((r) => (
        <circle key={r} cx={100} cy={100} r={r} fill="none" stroke="var(--ink)" strokeWidth={Math.round(width / 2)} />
      ))}
      <circle cx={100} cy={100} r={5} fill="var(--tomato)" />
    </svg>
  );
}
