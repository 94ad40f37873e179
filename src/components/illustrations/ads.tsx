import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** A megaphone in the corner: its beam prints the sound waves in other colours. */
export function AdsPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <g fill="none" stroke={palette.tomato} strokeWidth={64}>
        <circle cx={0} cy={560} r={320} />
        <circle cx={0} cy={560} r={448} />
        <circle cx={0} cy={560} r={576} />
        <circle cx={0} cy={560} r={704} />
      </g>
      <path fill={palette.paper} d="M0 560 240 0h320v320z" />
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={64}
        d="M126 266a320 320 0 0 1 168 168M176 148a448 448 0 0 1 236 236M227 31a576 576 0 0 1 302 302M278-87a704 704 0 0 1 369 369"
      />
      <g transform="rotate(-45 0 560)">
        <path fill={palette.teal} d="M30 560h50v120H30z" />
        <path fill={palette.ink} d="M-60 514H90l130-70v232L90 606H-60z" />
        <path fill={palette.sky} d="M220 424h30v272h-30z" />
      </g>
    </Picture>
  );
}
