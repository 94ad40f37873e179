import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** A search and its results, which go off the page: one leaves its line and climbs to the top, past the search itself. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--tomato)">
      <g id="search" fill="none" stroke="var(--ink)" strokeWidth={20}>
        <rect x={230} y={34} width={2000} height={124} rx={62} fill="var(--paper)" />
        <path d="M326 88a26 26 0 1 0-52 0 26 26 0 1 0 52 0m-10 16 28 28" />
        <path strokeWidth={30} d="M376 96h104m32 0h52m32 0h160" />
      </g>
      <path stroke="var(--paper)" strokeWidth={48} d="M210 220h2000m-2000 78h2000m-2000 212h2000" />
      <path
        className="gesture gesture-up"
        fill="var(--mustard)"
        d="M2400 456H210A170 170 0 0 1 40 286V184H-20L94 12 208 184H148V286A62 62 0 0 0 210 348H2400z"
      />
    </PictureFrame>
  );
}

/** The same as a strip: the search from the other side, and a result that climbs. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground="var(--mustard)">
      <use href="#search" transform="matrix(-.52 0 0 .52 510 6)" />
      <path className="gesture gesture-up" fill="var(--ink)" d="M442 200v-96h-34l66-84 66 84h-34v96z" />
    </PictureFrame>
  );
}
