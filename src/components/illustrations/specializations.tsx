import { Picture, type PictureProps, palette, Ring } from "./shapes.tsx";

/** Four instruments side by side: rule, lens, faders and compasses. */
export function SpecializationsPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.paper}>
      <path fill={palette.ink} d="M0 0h104v560H0z" />
      <path stroke={palette.mustard} strokeWidth={36} strokeDasharray="6 22" d="M18 11v560" />
      <path stroke={palette.mustard} strokeWidth={68} strokeDasharray="6 134" d="M34 11v560" />
      <path fill={palette.tomato} d="m104 240-44 30 44 30z" />
      <path fill={palette.teal} d="M104 0h172v560H104z" />
      <circle cx={190} cy={150} r={54} fill={palette.sky} />
      <Ring x={190} y={150} r={58} width={24} color={palette.paper} />
      <path fill={palette.paper} d="M176 210h28v350h-28z" />
      <path fill={palette.tomato} d="M276 0h116v560H276z" />
      <path stroke={palette.ink} strokeWidth={8} d="M305 40v480m29-480v480m29-480v480" />
      <path fill={palette.mustard} d="M288 360h34v40h-34zm29-240h34v40h-34zm29 160h34v40h-34z" />
      <Ring x={392} y={480} r={150} width={10} color={palette.tomato} />
      <path fill={palette.ink} d="M392 480 462 80h28l70 330v90L476 130z" />
      <circle cx={476} cy={80} r={36} fill={palette.mustard} />
    </Picture>
  );
}
