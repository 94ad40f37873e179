import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** One page, two moments: a bolt turns the outline into the finished site. */
export function InstantWebsitesPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.tomato}>
      <path fill={palette.paper} d="M60 110h440v350H60z" />
      <path fill={palette.teal} d="M60 110h440v44H60zM200 190h264v120H200z" />
      <circle cx={400} cy={250} r={60} fill={palette.mustard} />
      <path fill={palette.ink} d="M260 340h204v22H260zm0 40h120v22H260z" />
      <path fill={palette.tomato} d="M400 380h64v44h-64z" />
      <path fill={palette.ink} d="M0 0h380L230 300h60L180 560H0z" />
      <path
        fill="none"
        stroke={palette.paper}
        strokeWidth={6}
        d="M330 110H60v350h240M60 154h240M96 190h180v120H96zl180 120M96 310l180-120M96 351h180M96 391h120M84 132h0"
      />
      <path fill={palette.mustard} d="M420 0 200 320h96L170 560h70l220-300h-96L560 0z" />
    </Picture>
  );
}
