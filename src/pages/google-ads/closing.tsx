import { Vignette } from "../../components/shapes.tsx";

/** Piles of coins with milled edges, each higher than the one before, to the edge of the screen; and the coin that is spent next. */
export function Closing() {
  return (
    <Vignette>
      {/* The foot of the section cuts off what a pile has below it. The stroke of a coin rounds its corners. */}
      <g id="pile" strokeWidth={12} strokeLinejoin="round">
        <path fill="var(--mustard)" stroke="var(--mustard)" d="M6 286h108v32H6zm0 88h108v32H6zm0 88h108v32H6z" />
        <path fill="var(--paper)" stroke="var(--paper)" d="M6 330h108v32H6zm0 88h108v32H6zm0 88h108v32H6z" />
        <path
          stroke="var(--ink)"
          strokeWidth={24}
          strokeDasharray="4 12"
          d="M10 302h100m-100 44h100m-100 44h100m-100 44h100m-100 44h100m-100 44h100"
        />
      </g>
      <use href="#pile" x={132} y={-88} />
      <use href="#pile" x={264} y={-176} />
      <use href="#pile" x={396} y={-220} />
      <g className="gesture gesture-up">
        <circle cx={60} cy={170} r={56} fill="var(--ink)" />
        <path fill="none" stroke="var(--mustard)" strokeWidth={12} d="M94 147a36 36 0 1 0 0 46M22 162h50M22 178h50" />
      </g>
    </Vignette>
  );
}
