import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** A telephone whose dial is a clock, with the handset already lifted. */
export function RispondiSubitoPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <path fill={palette.teal} d="M170 150h220l170 250v160H0V400z" />
      <circle cx={280} cy={372} r={176} fill={palette.ink} />
      <path
        stroke={palette.paper}
        strokeWidth={50}
        strokeLinecap="round"
        d="M346 258h0M394 306h0M412 372h0M394 438h0M346 486h0M280 504h0M214 486h0M166 438h0M148 372h0M166 306h0M214 258h0"
      />
      <circle cx={280} cy={240} r={25} fill={palette.tomato} />
      <circle cx={280} cy={372} r={88} fill={palette.paper} />
      <path fill="none" stroke={palette.ink} strokeWidth={16} d="M280 300v72l44 32" />
      <path
        fill={palette.tomato}
        transform="rotate(-9 280 90)"
        d="M16 196v-66C16 50 130 16 280 16s264 34 264 114v66H400v-60H160v60z"
      />
    </Picture>
  );
}
