import { Picture, type PictureProps, palette, Ring } from "./shapes.tsx";

/** A page like a poster: every line points down at its only button. */
export function LandingPagesPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <path fill={palette.teal} d="M0 0h180v560H0z" />
      <path fill={palette.paper} d="M90 0h400v560H90z" />
      <path
        fill={palette.ink}
        d="M130 40h320v30H130zM154 88h272v30H154zM178 136h224v30H178zM202 184h176v30H202zM226 232h128v30H226zM250 280h80v30h-80z"
      />
      <circle cx={290} cy={432} r={92} fill={palette.tomato} />
      <path fill={palette.ink} stroke={palette.paper} strokeWidth={10} d="m320 440 150 60-64 26-26 64z" />
      <Ring x={290} y={432} r={112} width={6} color={palette.tomato} />
    </Picture>
  );
}
