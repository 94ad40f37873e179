import { Picture, type PictureProps, palette, Ring } from "./shapes.tsx";

/** The results under a lens: the lines grow, and one climbs out at the top. */
export function GoogleAdsPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <path
        stroke={palette.ink}
        strokeWidth={10}
        d="M0 36h560M0 76h560M0 116h560M0 156h560M0 196h560M0 236h560M0 276h560M0 316h560M0 356h560M0 396h560M0 436h560M0 476h560M0 516h560"
      />
      <path stroke={palette.teal} strokeWidth={64} d="m340 370 240 240" />
      <circle cx={220} cy={250} r={190} fill={palette.paper} />
      <path stroke={palette.ink} strokeWidth={36} d="M90 114h260M44 182h352M32 250h376M44 318h352M90 386h260" />
      <Ring x={220} y={250} r={188} width={32} color={palette.ink} />
      <path fill={palette.tomato} d="M176 422V180h-70L220 24l114 156h-70v242z" />
    </Picture>
  );
}
