import { PictureFrame, type PictureProps, palette, Ring } from "../../components/shapes.tsx";

/** A page like a poster: every line points down at its only button. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <path fill={palette.teal} d="M190-1000h1400V560H190z" />
      <path fill={palette.paper} d="M30 44h400v516H30z" />
      <path
        fill={palette.ink}
        d="M30 44h400v16H30zM70 88h320v24H70zM94 128h272v24H94zM118 168h224v24H118zM142 208h176v24H142zM166 248h128v24H166z"
      />
      <path fill={palette.sky} d="M30 532h400v28H30z" />
      <circle cx={230} cy={390} r={80} fill={palette.tomato} />
      <Ring x={230} y={390} r={102} width={8} color={palette.tomato} />
      <path className="gesture gesture-up" fill={palette.ink} d="m244 384 176 70-72 30-30 72z" />
    </PictureFrame>
  );
}

/** The button at the foot of the page, on the right, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground={palette.mustard}>
      <path fill={palette.teal} d="M420 0h140v161H420z" />
      <path fill={palette.paper} d="M256 0h224v161H256z" />
      <path fill={palette.ink} d="M284 8h168v12H284zM304 28h128v12H304z" />
      <circle cx={368} cy={104} r={38} fill={palette.tomato} />
      <Ring x={368} y={104} r={51} width={6} color={palette.tomato} />
      <path className="gesture gesture-up" fill={palette.ink} d="m376 98 70 28-28 12-12 28z" />
    </PictureFrame>
  );
}
