import { Vignette } from "../../components/shapes.tsx";
import { Hands } from "./drawing.tsx";

/** The clasped hands once more, between sleeves from both edges of the screen. */
export function Closing() {
  return (
    <Vignette>
      <g transform="translate(-8 -16) scale(0.6)">
        <Hands />
      </g>
    </Vignette>
  );
}
