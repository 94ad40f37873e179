import { Vignette } from "../../components/shapes.tsx";

/** Three doors; the one to try first swings open. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--teal)" d="M16 320V116a42 42 0 0 1 84 0v204z" />
      <path fill="var(--ink)" d="M118 320V116a42 42 0 0 1 84 0v204z" />
      <path fill="var(--sky)" d="M220 320V116a42 42 0 0 1 84 0v204z" />
      <path className="gesture gesture-left" fill="var(--mustard)" d="M118 320V116c0-10 3-19 9-26l39 34v196z" />
      <path fill="var(--ink)" d="M80 206a8 8 0 1 0 0 16 8 8 0 0 0 0-16m204 0a8 8 0 1 0 0 16 8 8 0 0 0 0-16" />
    </Vignette>
  );
}
