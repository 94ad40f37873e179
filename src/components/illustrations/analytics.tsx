import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** Stacked bars from edge to edge, and the curve that says where they lead. */
export function AnalyticsPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.paper2}>
      <path fill={palette.tomato} d="M0 560V410h70v-60h70v40h70V300h70v-30h70V200h70v30h70V90h70v470z" />
      <path fill={palette.mustard} d="M0 560V470h70v-40h70v30h70v-60h70v10h70v-80h70v20h70V240h70v320z" />
      <path fill={palette.teal} d="M0 560v-40h70v-20h70v10h70v-40h70v20h70v-60h70v-10h70v-50h70v190z" />
      <path stroke={palette.paper2} strokeWidth={12} d="M70 0v560M140 0v560M210 0v560M280 0v560M350 0v560M420 0v560M490 0v560" />
      <path fill="none" stroke={palette.ink} strokeWidth={16} d="M-20 330C140 330 200 250 280 190S420 60 525 60" />
      <circle cx={525} cy={60} r={35} fill={palette.ink} />
    </Picture>
  );
}
