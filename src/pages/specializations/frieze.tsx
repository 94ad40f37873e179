import { FriezeFrame, palette, Ring } from "../../components/shapes.tsx";

/** Four instruments across the page: compasses, lens, faders, and a rule that runs on. */
export function Frieze({ alt }: { alt: string }) {
  return (
    <FriezeFrame alt={alt}>
      <path fill={palette.sky} d="M-900 0H400v224H-900z" />
      <path fill={palette.teal} d="M400 0h320v224H400z" />
      <path fill={palette.tomato} d="M720 0h320v224H720z" />
      <path fill={palette.mustard} d="M1040 0h1300v224H1040z" />
      {[60, 170, 280, 390, 500, 610].map((r) => (
        <Ring key={r} x={-60} y={112} r={r} width={10} color={r === 390 ? palette.tomato : palette.paper} />
      ))}
      <path fill={palette.ink} d="M380 104v16h-40l-28 10-372-14v-8l372-14 28 10z" />
      <path fill={palette.ink} d="m318 96-28 22-30 206-12-2 14-208 30-32z" />
      <circle cx={326} cy={112} r={34} fill={palette.mustard} />
      <path fill={palette.paper} d="M560 94h160v36H560z" />
      <circle cx={508} cy={112} r={60} fill={palette.mustard} />
      <Ring x={508} y={112} r={66} width={24} color={palette.paper} />
      <path fill={palette.ink} d="M474 86h68v13h-68zm0 20h68v13h-68zm0 20h40v13h-40z" />
      <path stroke={palette.ink} strokeWidth={9} d="M744 52h272M744 112h272M744 172h272" />
      <path
        className="gesture gesture-right"
        fill={palette.paper}
        d="M772 30h56v44h-56zm150 60h56v44h-56zm-84 60h56v44h-56z"
      />
      <path stroke={palette.ink} strokeWidth={90} strokeDasharray="7 25" d="M1056 45H2340" />
      <path stroke={palette.ink} strokeWidth={150} strokeDasharray="7 153" d="M1056 75H2340" />
    </FriezeFrame>
  );
}
