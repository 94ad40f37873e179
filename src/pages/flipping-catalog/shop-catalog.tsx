import type { ReactNode } from "react";
import { HalfDisc, Ring } from "../../components/shapes.tsx";

/** The pages of the sample catalog, in their order: cover, mug, bowl, jug, vase, and the shop with its cat. */
export const shopCatalogDrawings = [
  <Drawing key="cover" ground="var(--tomato)">
    <HalfDisc x={126} y={84} r={100} turn={1} fill="var(--mustard)" />
    <path fill="var(--paper)" d="M26 84h200l-28-42H54z" />
    <path fill="var(--ink)" d="M54 184h144v52q0 64-72 64t-72-64z" />
    <Ring x={48} y={226} r={28} width={18} color="var(--ink)" />
    <path fill="var(--teal)" d="M54 214h144v22H54z" />
  </Drawing>,
  <Drawing key="mug" ground="var(--sky)" floor={240}>
    <path fill="var(--ink)" d="M-300 240h900v400h-900z" />
    <Ring x={204} y={176} r={38} width={22} color="var(--ink)" />
    <path fill="var(--tomato)" d="M68 112h130v92q0 48-48 48h-34q-48 0-48-48z" />
    <path fill="var(--paper)" d="M68 112h130v16H68z" />
    <path fill="none" stroke="var(--paper)" strokeWidth={12} d="M106 90q-16-18 0-34t0-34M156 90q-16-18 0-34t0-34" />
  </Drawing>,
  <Drawing key="bowl" ground="var(--mustard)" floor={240}>
    <path fill="var(--ink)" d="M-300 240h900v400h-900z" />
    <circle cx={104} cy={110} r={44} fill="var(--teal)" />
    <circle cx={196} cy={102} r={38} fill="var(--tomato)" />
    <circle cx={150} cy={92} r={34} fill="var(--teal)" />
    <circle cx={170} cy={96} r={20} fill="var(--paper)" />
    <HalfDisc x={150} y={122} r={116} turn={1} fill="var(--paper)" />
    <path fill="var(--tomato)" d="M44 146h212l-10 24H54z" />
    <path fill="var(--paper)" d="M104 234h92v16h-92z" />
  </Drawing>,
  <Drawing key="jug" ground="var(--teal)" floor={240}>
    <path fill="var(--mustard)" d="M-300 240h900v400h-900z" />
    <path fill="none" stroke="var(--ink)" strokeWidth={22} d="M190 80h24q34 0 34 48t-44 68" />
    <path fill="var(--paper)" d="M66 40 108 62H198v24L218 194q6 56-46 56H126q-52 0-46-56L100 92z" />
    <path fill="var(--tomato)" d="M91 140h117l8 42H82z" />
    <path fill="var(--sky)" d="M50 84q26 38 0 52-26-14 0-52z" />
  </Drawing>,
  <Drawing key="vase" ground="var(--paper-2)" floor={240}>
    <path fill="var(--mustard)" d="M-300 240h900v400h-900z" />
    <path fill="none" stroke="var(--teal)" strokeWidth={9} d="M138 150V60M164 150V104M190 150V40" />
    <circle cx={138} cy={58} r={30} fill="var(--tomato)" />
    <circle cx={138} cy={58} r={11} fill="var(--mustard)" />
    <HalfDisc x={164} y={110} r={20} turn={1} fill="var(--tomato)" />
    <circle cx={190} cy={40} r={24} fill="var(--teal)" />
    <path fill="var(--ink)" d="M120 136h92l-34 38 44 86H98L70 174z" />
    <path fill="var(--sky)" d="M70 174h108l8 16H75z" />
  </Drawing>,
  <Drawing key="shop" ground="var(--tomato)" floor={262}>
    <path fill="var(--sky)" d="M-300 262h900v400h-900z" />
    <path fill="var(--ink)" d="M36 262V128a78 78 0 0 1 156 0v134z" />
    <path fill="var(--mustard)" d="M114 50a78 78 0 0 1 78 78H36a78 78 0 0 1 78-78" />
    <path stroke="var(--tomato)" strokeWidth={8} d="M114 50v212" />
    <circle cx={132} cy={196} r={8} fill="var(--mustard)" />
    <path fill="var(--paper)" d="M206 262a40 40 0 0 1 40-40h4l2-22 14 12h8l14-12v28a34 34 0 0 1-12 34z" />
    <path fill="none" stroke="var(--paper)" strokeWidth={11} d="M232 256h-34q-14 0-14-14" />
  </Drawing>,
];

/** Keeps the things whole and standing on the lower edge; ground and tables run on to the edges of the page. */
function Drawing({
  ground,
  floor = 599,
  children,
}: {
  ground: string;
  /** Where the table begins. The ground ends below it, or it would be seen along the edges of the page. */
  floor?: number;
  children: ReactNode;
}) {
  return (
    <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path fill={ground} d={`M-300-600h900v${floor + 601}h-900z`} />
      {children}
    </svg>
  );
}
