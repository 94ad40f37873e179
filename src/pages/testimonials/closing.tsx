import { palette, Vignette } from "../../components/shapes.tsx";

/** Quotation marks that wait for the next story. */
export function Closing() {
  return (
    <Vignette>
      <path
        className="gesture gesture-down"
        fill={palette.mustard}
        d="M20 60h120v110A130 130 0 0 1 20 290v-62a68 68 0 0 0 58-58H20z"
      />
      <path
        className="gesture gesture-up"
        fill={palette.paper}
        d="M176 60h120v110a130 130 0 0 1-120 120v-62a68 68 0 0 0 58-58h-58z"
      />
    </Vignette>
  );
}
