import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** A megaphone in the corner: its beam prints the sound waves in other colours. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <g fill="none" stroke={palette.tomato} strokeWidth={60}>
        <circle cy={560} r={292} />
        <circle cy={560} r={412} />
        <circle cy={560} r={532} />
        <circle cy={560} r={652} />
      </g>
      <path fill={palette.paper} d="M0 560 240 0h320v320z" />
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={60}
        d="M115 292A292 292 0 0 1 268 445M162 181A412 412 0 0 1 379 398M210 71A532 532 0 0 1 489 350M257 -39A652 652 0 0 1 599 303M304 -150A772 772 0 0 1 710 256"
      />
      <g transform="rotate(-45 0 560)">
        <path fill={palette.teal} d="M-60 514H90l130-76v244L90 606H-60z" />
        <path fill={palette.sky} d="M216 420h32v280h-32z" />
      </g>
    </PictureFrame>
  );
}
