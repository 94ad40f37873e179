import { HalfDisc, Vignette } from "../../components/shapes.tsx";

/** A chest of drawers; a catalogue rises from the open one. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--ink)" d="M8 128h304v16H8z" />
      <path fill="var(--teal)" d="M24 144h272v176H24z" />
      <path fill="var(--ink)" d="M44 160h232v60H44z" />
      <g className="gesture gesture-down">
        <g transform="rotate(-5 160 120)">
          <path fill="var(--paper)" d="M96 14h136v220H96z" />
          <path fill="var(--mustard)" d="M84 10h136v220H84z" />
          <path fill="var(--ink)" d="M102 30h76v12h-76zm0 22h48v8h-48z" />
          <HalfDisc x={152} y={92} r={46} turn={1} fill="var(--tomato)" />
          <path fill="var(--paper)" d="M106 92h92l-14-20h-64z" />
        </g>
      </g>
      <path fill="var(--paper)" d="M4 196h312v76H4z" />
      <path fill="var(--ink)" d="M124 226h72v16h-72zM44 272h232v12H44z" />
      <path fill="var(--paper)" d="M44 296h232v24H44z" />
    </Vignette>
  );
}
