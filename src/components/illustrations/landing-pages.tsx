import { Picture, type PictureProps, palette, Ring } from "./shapes.tsx";

/** A page like a poster: every line points down at its only button. */
export function LandingPagesPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <path fill={palette.teal} d="M0 0h220v560H0z" />
      <path fill={palette.paper} d="M90 44h400v516H90z" />
      <path
        fill={palette.ink}
        d="M90 44h400v16H90zM130 92h320v26H130zM154 134h272v26H154zM178 176h224v26H178zM202 218h176v26H202zM226 260h128v26H226zM90 532h400v28H90z"
      />
      <circle cx={290} cy={402} r={84} fill={palette.tomato} />
      <Ring x={290} y={402} r={106} width={8} color={palette.tomato} />
      <path fill={palette.ink} d="m306 400 206 82-84 34-34 84z" />
    </Picture>
  );
}
