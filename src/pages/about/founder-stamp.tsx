import { HalfDisc } from "../../components/shapes.tsx";

/** A postage stamp with a head in profile; the postmark is on its lower corner, away from the face. */
export function FounderStamp() {
  return (
    <svg className="stamp" viewBox="0 0 240 200" aria-hidden="true">
      <path fill="var(--mustard)" d="M106 14h120v150H106z" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth={10}
        strokeLinecap="round"
        strokeDasharray="0 15"
        d="M106 14h120v150H106z"
      />
      <path fill="var(--teal)" d="M118 164q0-44 48-44t48 44z" />
      <path fill="var(--paper)" d="M148 48h40v40l12 14h-12v10q0 10-10 10h-6v14h-24z" />
      <HalfDisc x={164} y={58} r={30} turn={3} fill="var(--ink)" />
      <path fill="var(--ink)" d="M134 58h26v40h-12z" />
      <circle cx={178} cy={80} r={8} fill="none" stroke="var(--tomato)" strokeWidth={5} />
      <g className="presses" fill="none" stroke="var(--ink)" strokeWidth={4}>
        <circle cx={96} cy={150} r={44} />
        <path d="M2 132q11-10 22 0t22 0h8M-2 150q12-10 24 0t24 0h6M2 168q11-10 22 0t22 0h8M55 138h82M55 162h82" />
      </g>
    </svg>
  );
}
