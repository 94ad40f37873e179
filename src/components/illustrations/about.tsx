import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** Two hands, finger between finger. */
export function AboutPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <g transform="rotate(-16 280 280)">
        <path fill={palette.ink} d="M-100 80H70v344H-100zM490 136h170v344H490z" />
        <path fill={palette.paper} d="M70 80h28v344H70zM462 136h28v344h-28z" />
        <path fill={palette.tomato} d="M98 80h112v344H98z" />
        <path fill={palette.teal} d="M350 136h112v344H350z" />
        <path stroke={palette.tomato} strokeWidth={56} strokeLinecap="round" d="M200 108h190M200 220h190M200 332h190" />
        <path stroke={palette.teal} strokeWidth={56} strokeLinecap="round" d="M170 164h190M170 276h190M170 388h190" />
      </g>
    </Picture>
  );
}
