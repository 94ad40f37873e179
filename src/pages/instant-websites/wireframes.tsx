import type { ReactNode } from "react";
import type { Tone } from "../../components/sections/section.tsx";

/** The parts of a site as its plan draws them: first lines, phone, buttons, map, search result, count. Each with its ground. */
export const wireframes: readonly (readonly [Tone, ReactNode])[] = [
  ["mustard", <Wireframe key="first-lines" d="M4 12h120v16H4zM4 38h84v16H4zM4 70h52v20H4zM140 4h16v86h-16z" />],
  ["teal", <Phone key="phone" />],
  [
    "tomato",
    <Wireframe
      key="buttons"
      d="M22 8h116a18 18 0 0 1 0 36H22a18 18 0 0 1 0-36M22 56h48a18 18 0 0 1 0 36H22a18 18 0 0 1 0-36"
    />,
  ],
  ["sky", <StreetMap key="map" />],
  ["paper", <Wireframe key="result" d="M4 10h90v8H4zM4 28h140v18H4zM4 56h152v8H4zM4 72h120v8H4z" />],
  [
    "ink",
    <Wireframe key="count" d="M4 60h22v32H4zM36 44h22v48H36zM68 52h22v40H68zM100 24h22v68h-22zM132 4h22v88h-22z" />,
  ],
];

function Wireframe({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true">
      <path fill="currentColor" d={d} />
    </svg>
  );
}

/** Stands below its words and is cut off by the edge of its tile. */
function Phone() {
  return (
    <svg viewBox="0 0 160 320" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width={160} height={340} rx={22} fill="var(--ink)" />
      <rect x={10} y={10} width={140} height={320} rx={14} fill="var(--paper)" />
      <path fill="var(--mustard)" d="M10 44h140v62H10z" />
      <path fill="var(--ink)" d="M60 18h40v8H60zM24 62h84v14H24zM24 126h112v14H24zm0 28h70v14H24zm0 106h112v14H24z" />
      <rect x={24} y={196} width={112} height={40} rx={20} fill="var(--tomato)" />
    </svg>
  );
}

/** Roads, and the pin of the shop. */
function StreetMap() {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true">
      <path fill="var(--paper)" d="M0 0h160v100H0z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={10}
        d="M-4 70c40-30 64 18 104-6s40-20 64-16M32-8l16 116M134-8l-18 116"
      />
      <path fill="var(--tomato)" d="M84 74 64 42a23 23 0 1 1 40 0z" />
      <circle cx={84} cy={30} r={9} fill="var(--paper)" />
    </svg>
  );
}
