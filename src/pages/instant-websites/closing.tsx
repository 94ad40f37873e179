import { Ring, Vignette } from "../../components/shapes.tsx";

/** A shop door with the key in it. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--ink)" d="M0 8h240v312H0z" />
      <path fill="var(--tomato)" d="M20 28h200v268H20z" />
      <path fill="var(--sky)" d="M44 52h152v120H44z" />
      <path fill="var(--paper)" d="M72 92h96v46H72zM116 52h8v40h-8z" />
      <path fill="var(--ink)" d="M86 108h68v14H86zM178 192h28v72h-28z" />
      <g className="gesture gesture-turn">
        <path fill="var(--mustard)" d="M186 222h58v14h-58zM198 236h12v18h-12z" />
        <Ring x={266} y={229} r={25} width={16} color="var(--mustard)" />
      </g>
    </Vignette>
  );
}
