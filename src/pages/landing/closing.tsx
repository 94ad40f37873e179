import { Vignette } from "../../components/shapes.tsx";

/** A shop whose awning rolls down over its one offer. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--ink)" d="M36 120h248v200H36z" />
      <path fill="var(--sky)" d="M60 166h120v112H60z" />
      <path fill="var(--mustard)" d="M204 166h56v154h-56z" />
      <path fill="var(--paper)" d="M84 196h72v12H84zm0 26h44v12H84z" />
      <g className="gesture gesture-up">
        <path
          fill="var(--paper)"
          d="M20 40h280v76a28 28 0 0 1-56 0 28 28 0 0 1-56 0 28 28 0 0 1-56 0 28 28 0 0 1-56 0 28 28 0 0 1-56 0z"
        />
        <path fill="var(--tomato)" d="M76 40h56v76a28 28 0 0 1-56 0zm112 0h56v76a28 28 0 0 1-56 0z" />
      </g>
      <path fill="var(--ink)" d="M20 24h280v20H20z" />
      <path fill="var(--paper)" d="M0 308h320v12H0z" />
    </Vignette>
  );
}
