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
      <circle cx={184} cy={150} r={40} fill={palette.mustard} />
      <path fill="none" stroke={palette.paper} strokeWidth={14} d="M146 250q74 20 100 96M146 290q50 14 76 54" />
      <path fill="none" stroke={palette.ink} strokeWidth={14} d="M0 236q50-20 96-25M0 276q50-20 96-25M0 316q36-14 60-18" />
    </Picture>
  );
}
