import { PictureFrame, type PictureProps, palette, Ring } from "../../components/shapes.tsx";

/** A page like a poster: every line points down at its only button. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <path fill={palette.teal} d="M250 130h420v430H250z" />
      <path fill={palette.paper} d="M90 44h400v516H90z" />
      <path
        fill={palette.ink}
        d="M90 44h400v16H90zM130 88h320v24H130zM154 128h272v24H154zM178 168h224v24H178zM202 208h176v24H202zM226 248h128v24H226z"
      />
      <path fill={palette.sky} d="M90 532h400v28H90z" />
      <circle cx={290} cy={390} r={80} fill={palette.tomato} />
      <Ring x={290} y={390} r={102} width={8} color={palette.tomato} />
      <path className="gesture gesture-up" fill={palette.ink} d="m304 384 176 70-72 30-30 72z" />
    </PictureFrame>
  );
}
