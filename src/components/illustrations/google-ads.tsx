import { Picture, type PictureProps, palette, Ring } from "./shapes.tsx";

/** One result leaves its place and climbs to the top of the page. */
export function GoogleAdsPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.sky}>
      <path fill={palette.ink} d="M0 190h340v56H0zM0 280h300v56H0zM0 460h260v56H0z" />
      <path fill="none" stroke={palette.ink} strokeWidth={6} strokeDasharray="14 12" d="M0 373h280v50H0" />
      <path fill={palette.tomato} d="M0 60h420v96H0z" />
      <path fill="none" stroke={palette.mustard} strokeWidth={44} d="M300 398h80a100 100 0 0 0 100-100V200" />
      <path fill={palette.mustard} d="m400 210 80-120 80 120z" />
      <circle cx={150} cy={108} r={80} fill={palette.paper} />
      <Ring x={150} y={108} r={80} width={20} color={palette.ink} />
    </Picture>
  );
}
