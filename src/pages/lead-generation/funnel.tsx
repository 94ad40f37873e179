import { Dotted } from "../../components/shapes.tsx";

/** Many dots, fewer dots, one: a third of the height for each stage. */
export function FunnelDrawing() {
  return (
    <svg className="comes" viewBox="0 0 560 600" aria-hidden="true">
      <Dotted width={18} gap={40} color="currentColor" d="M20 20h520M40 58h480M60 96h440M80 134h400M100 172h360" />
      <Dotted
        width={18}
        gap={40}
        color="var(--mustard)"
        d="M120 210h320M140 248h280M160 286h240M180 324h200M200 362h160"
      />
      <circle cx={280} cy={490} r={84} fill="var(--tomato)" stroke="var(--paper)" strokeWidth={12} />
    </svg>
  );
}
