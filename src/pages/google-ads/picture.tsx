import { PictureFrame, type PictureProps, palette, Ring } from "../../components/shapes.tsx";

/** A search and its results, which go off the page: one leaves its line and climbs to the top, past the search itself. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.tomato}>
      <rect x={230} y={34} width={2000} height={124} rx={62} fill={palette.paper} stroke={palette.ink} strokeWidth={20} />
      <Ring x={300} y={88} r={26} width={15} color={palette.ink} />
      <path stroke={palette.ink} strokeWidth={15} d="m316 104 28 28" />
      <path stroke={palette.ink} strokeWidth={30} d="M376 96h104m32 0h52m32 0h160" />
      <path stroke={palette.paper} strokeWidth={48} d="M210 220h2000M210 298h2000M210 510h2000" />
      <path
        className="gesture gesture-up"
        fill={palette.mustard}
        d="M2400 456H210A170 170 0 0 1 40 286V184H-20L94 12 208 184H148V286A62 62 0 0 0 210 348H2400z"
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
