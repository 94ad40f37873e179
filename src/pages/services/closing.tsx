import { palette, Vignette } from "../../components/shapes.tsx";

/** Three doors; the one to try first swings open. */
export function Closing() {
  return (
    <Vignette>
      <path fill={palette.teal} d="M16 288V116a42 42 0 0 1 84 0v172z" />
      <path fill={palette.ink} d="M118 288V116a42 42 0 0 1 84 0v172z" />
      <path fill={palette.sky} d="M220 288V116a42 42 0 0 1 84 0v172z" />
      <path className="gesture gesture-left" fill={palette.mustard} d="M118 288V116c0-10 3-19 9-26l39 34v164z" />
      <path
        fill={palette.ink}
        d="M80 190a8 8 0 1 0 0 16 8 8 0 0 0 0-16m204 0a8 8 0 1 0 0 16 8 8 0 0 0 0-16M-900 287h2120v33H-900z"
      />
    </Vignette>
  );
}
