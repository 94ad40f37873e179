import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** A catalog in motion: the leaves fan out from the spine while one page turns. */
export function FlippingCatalogPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.tomato}>
      <path fill={palette.paper2} d="M270 170q-130-60-270 0v340q140-60 270 0z" />
      <path fill={palette.paper} d="M270 170q130-60 290 0v340q-160-60-290 0z" />
      <path fill={palette.sky} d="M270 170q110-110 260-90v340q-150-20-260 90z" />
      <path fill={palette.mustard} d="M270 170Q350 30 460 0v340q-110 30-190 170z" />
      <path fill={palette.teal} d="M270 170Q290 10 350-40v340q-60 50-80 210z" />
      <path fill={palette.ink} d="M270 170Q240 30 120 10v340q120 20 150 160z" />
      <circle cx={190} cy={230} r={44} fill={palette.mustard} />
    </Picture>
  );
}
