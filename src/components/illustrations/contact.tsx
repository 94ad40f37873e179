import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** Milan's rings and, up the line, Monza with its park: one pin on each. */
export function ContactPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.sky}>
      <path fill={palette.teal} d="M560 0v210a210 210 0 0 1-210-210z" />
      <path fill={palette.mustard} d="M0 400h170v160H0z" />
      <g fill="none" stroke={palette.paper} strokeWidth={18}>
        <circle cx={170} cy={400} r={60} />
        <circle cx={170} cy={400} r={130} />
        <circle cx={170} cy={400} r={210} />
        <path d="M170 400 0 250M170 400H0M170 400v160M170 400l390 130M170 400 60 0" />
      </g>
      <path fill="none" stroke={palette.tomato} strokeWidth={24} d="M170 400l110-110V210l160-160" />
      <path fill={palette.tomato} d="M170 400l-60-104a70 70 0 1 1 120 0z" />
      <circle cx={170} cy={262} r={26} fill={palette.paper} />
    </Picture>
  );
}
