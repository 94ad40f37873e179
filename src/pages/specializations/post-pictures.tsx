import type { ReactNode } from "react";
import { HalfDisc, QuarterDisc, Ring } from "../../components/shapes.tsx";

/** A picture for each post of the drawn feed: an audience, something to look at, a way back. */
export const postPictures = [
  <Post key="audience" ground="var(--mustard)">
    <path fill="var(--ink)" d="M10 96a26 26 0 0 1 52 0zM58 96a26 26 0 0 1 52 0z" />
    <circle cx={36} cy={54} r={14} fill="var(--ink)" />
    <circle cx={84} cy={54} r={14} fill="var(--ink)" />
    <path fill="var(--tomato)" d="M30 96a30 30 0 0 1 60 0z" />
    <circle cx={60} cy={46} r={17} fill="var(--tomato)" />
  </Post>,
  <Post key="picture" ground="var(--tomato)">
    <QuarterDisc x={0} y={96} r={70} turn={0} fill="var(--ink)" />
    <HalfDisc x={84} y={96} r={36} turn={3} fill="var(--mustard)" />
    <circle cx={88} cy={28} r={16} fill="var(--paper)" />
  </Post>,
  <Post key="way-back" ground="var(--sky)">
    <Ring x={64} y={48} r={26} width={12} color="var(--ink)" />
    <path fill="var(--sky)" d="M28 48h36v40H28z" />
    <path fill="var(--tomato)" d="M16 48h44L38 76z" />
  </Post>,
];

function Post({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path fill={ground} d="M0 0h120v96H0z" />
      {children}
    </svg>
  );
}
