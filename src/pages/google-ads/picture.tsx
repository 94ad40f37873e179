import { PictureFrame, type PictureProps, palette, Ring } from "../../components/shapes.tsx";

/** Search results under a lens: one leaves its line and climbs out at the top. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <path stroke={palette.ink} strokeWidth={560} strokeDasharray="10 30" d="M280 31v490" />
      <path stroke={palette.teal} strokeWidth={64} d="m360 380 240 240" />
      <circle cx={250} cy={270} r={190} fill={palette.paper} />
      <path stroke={palette.ink} strokeWidth={36} d="M120 134h260M74 202h352M62 270h376M74 338h352M120 406h260" />
      <Ring x={250} y={270} r={188} width={32} color={palette.ink} />
      <path
        className="gesture gesture-up"
        fill={palette.tomato}
        d="M0 302h166a40 40 0 0 0 40-40V176h-66L250 20l110 156h-66v86a128 128 0 0 1-128 128H0z"
      />
    </PictureFrame>
  );
}

/** The same as a strip: a search, and a result that climbs. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground={palette.mustard}>
      <rect x={28} y={22} width={366} height={66} rx={33} fill={palette.paper} stroke={palette.ink} strokeWidth={10} />
      <path stroke={palette.ink} strokeWidth={20} d="M66 55h96m20 0h64" />
      <Ring x={336} y={49} r={16} width={10} color={palette.ink} />
      <path stroke={palette.ink} strokeWidth={10} d="m346 60 20 18" />
      <path className="gesture gesture-up" fill={palette.tomato} d="M442 200v-96h-34l66-84 66 84h-34v96z" />
    </PictureFrame>
  );
}
