import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** Stacked bars from edge to edge, and the curve that says where they lead. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.teal}>
      <path fill={palette.tomato} d="M0 560V450h70v-40h70v30h70v-70h70v10h70v-90h70v-40h70V140h70v420z" />
      <path fill={palette.mustard} d="M0 560V490h70v-30h70v20h70v-50h70v-10h70v-70h70v20h70V280h70v280z" />
      <path fill={palette.sky} d="M0 560v-30h70v-20h70v20h70v-40h70v-10h70v-50h70v30h70v-80h70v180z" />
      <path
        stroke={palette.teal}
        strokeWidth={12}
        d="M70 0v560M140 0v560M210 0v560M280 0v560M350 0v560M420 0v560M490 0v560"
      />
      <path fill="none" stroke={palette.paper} strokeWidth={18} d="M-20 440C260 420 430 330 484 96" />
      <circle className="gesture gesture-up" cx={484} cy={96} r={60} fill={palette.paper} />
      <circle className="gesture gesture-up" cx={484} cy={96} r={24} fill={palette.tomato} />
    </PictureFrame>
  );
}
