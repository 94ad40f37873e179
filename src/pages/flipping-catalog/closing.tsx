import { palette, Vignette } from "../../components/shapes.tsx";

/** A drawer that opens on a catalogue. */
export function Closing() {
  return (
    <Vignette>
      <path fill={palette.ink} d="M20 60h280v240H20z" />
      <path fill={palette.teal} d="M44 84h232v70H44z" />
      <path fill={palette.paper} d="M140 108h40v16h-40z" />
      <g className="gesture gesture-down">
        <path fill={palette.paper} d="M84 120q40-22 76 0v110H84z" />
        <path fill={palette.tomato} d="M160 120q36-22 76 0v110h-76z" />
        <path fill={palette.mustard} d="M160 120q30-40 60-34v110q-36 0-60 34z" />
      </g>
      <path fill={palette.teal} d="M28 196h264v88H28z" />
      <path fill={palette.paper} d="M134 228h52v18h-52z" />
    </Vignette>
  );
}
