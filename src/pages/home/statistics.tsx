import { useSite } from "../../components/page-context.tsx";
import type { Words } from "./words.ts";

/** Four figures, each above a drawing that counts it out: one mark for each client, campaign, hundred percent and year. */
export function Statistics({ words }: { words: Words["statistics"] }) {
  const { facts } = useSite();
  const { clients, campaigns, averageRoiPercent } = facts.statistics;
  const { founderYears } = facts.experience;
  const figures = [
    [`${clients}+`, words.clients, <Rows key="dots" count={clients} color="var(--mustard)" round />],
    [`${campaigns}+`, words.campaigns, <Rows key="ticks" count={campaigns} color="var(--paper)" />],
    [`${averageRoiPercent}%`, words.roi, <Squares key="squares" percent={averageRoiPercent} />],
    [`${founderYears}+`, words.experience, <Stairs key="stairs" count={founderYears} />],
  ] as const;
  return (
    <section className="statistics tone-ink" aria-label={words.title}>
      <dl className="page-width">
        {figures.map(([value, name, drawing]) => (
          <div key={name}>
            <dt className="title-l">
              <svg viewBox="0 0 240 200" aria-hidden="true">
                {drawing}
              </svg>
              {value}
            </dt>
            <dd className="fine-print">{name}</dd>
          </div>
        ))}
      </dl>
      <p className="page-width fine-print">{`ROI: ${words.roiBasis}`}</p>
    </section>
  );
}

/** As many dots or ticks as the figure says, in rows that fill the drawing. */
function Rows({ count, color, round = false }: { count: number; color: string; round?: boolean }) {
  const across = Math.ceil(Math.sqrt(count * 1.2));
  const cell = Math.floor(24000 / across) / 100;
  const dash = round ? 0 : cell * 0.4;
  const length = (marks: number) => Math.round((marks - 1) * cell * 10 + dash * 10 + 1) / 10;
  // Relative moves, so that all full rows are the same text, which compresses well.
  const full = `h${length(across)}m-${length(across)} ${cell}`.repeat(Math.floor(count / across));
  const rest = count % across > 0 ? `h${length(count % across)}` : "";
  return (
    <path
      stroke={color}
      strokeWidth={cell * 0.66}
      strokeLinecap={round ? "round" : undefined}
      strokeDasharray={`${dash} ${cell - dash}`}
      d={`M${cell / 2} ${cell / 2}${full}${rest}`}
    />
  );
}

/** What goes in beside what comes back: one square, and one for each hundred percent. */
function Squares({ percent }: { percent: number }) {
  const side = Math.min(66, 20000 / percent);
  return (
    <path
      stroke="var(--tomato)"
      strokeWidth={side - 4}
      strokeDasharray={`${side - 4} 4`}
      d={`M${side / 2} 200v${4 - side}M${side * 2} 200v${4 - (side * percent) / 100}`}
    />
  );
}

/** A bar for each year, one higher than the other. */
function Stairs({ count }: { count: number }) {
  const step = Math.round(2000 / count) / 10;
  const bars = Array.from(
    { length: count },
    (_, year) => `M${Math.round((year + 0.5) * step)} 200v-${Math.round((year + 1) * step)}`,
  );
  return <path stroke="var(--sky)" strokeWidth={step * 0.7} d={bars.join("")} />;
}
