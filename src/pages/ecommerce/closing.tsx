import { Dotted, Vignette } from "../../components/shapes.tsx";

/** The till with its drawer open. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--ink)" d="M196-10h96v50h-96zM236 40h16v40h-16z" />
      <path fill="var(--mustard)" d="M208 2h72v26h-72z" />
      <path fill="var(--teal)" d="M64 80h192l44 100H20z" />
      <Dotted width={24} gap={44} color="var(--paper)" d="M94 104h140M80 140h166" />
      <path fill="var(--ink)" d="M12 180h296v140H12z" />
      <g className="gesture gesture-down">
        <path fill="var(--paper)" d="M30 200h260v58H30z" />
        <circle cx={76} cy={236} r={24} fill="var(--mustard)" />
        <circle cx={124} cy={240} r={24} fill="var(--tomato)" />
        <path fill="var(--sky)" d="M168 212h104v46H168z" />
        <circle cx={220} cy={236} r={14} fill="var(--teal)" />
        <path fill="var(--tomato)" d="M16 258h288v62H16z" />
        <path fill="var(--paper)" d="M124 282h72v14h-72z" />
      </g>
    </Vignette>
  );
}
