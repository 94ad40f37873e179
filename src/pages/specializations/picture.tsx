import { PictureFrame, type PictureProps, palette, Ring } from "../../components/shapes.tsx";

/** Four instruments side by side: rule, lens, faders and compasses. On a phone's poster a second rule lies beside them. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.sky}>
      <path fill={palette.mustard} d="M0 0h96v560H0z" />
      <path stroke={palette.ink} strokeWidth={36} strokeDasharray="6 22" d="M18 11v560" />
      <path stroke={palette.ink} strokeWidth={68} strokeDasharray="6 134" d="M34 11v560" />
      <path fill={palette.mustard} d="M560 464h840v96H560z" />
      <path stroke={palette.ink} strokeWidth={36} strokeDasharray="6 22" d="M571 482h829" />
      <path stroke={palette.ink} strokeWidth={68} strokeDasharray="6 134" d="M571 498h829" />
      <path fill={palette.tomato} d="M266 0h130v560H266zM96 224l-44 34 44 34z" />
      <path fill={palette.teal} d="M96 0h170v560H96z" />
      <path fill={palette.paper} d="M165 180h32v380h-32z" />
      <circle cx={181} cy={140} r={62} fill={palette.mustard} />
      <Ring x={181} y={140} r={60} width={22} color={palette.paper} />
      <path fill={palette.ink} d="M150 116h62v12h-62zm0 22h62v12h-62zm0 22h36v12h-36z" />
      <path stroke={palette.ink} strokeWidth={8} d="M294 40v480m37-480v480m37-480v480" />
      <path
        className="gesture gesture-up"
        fill={palette.paper}
        d="M278 370h32v56h-32zm37-270h32v56h-32zm37 160h32v56h-32z"
      />
      <path fill="none" stroke={palette.tomato} strokeWidth={10} d="M416 460a62 62 0 0 0 124 0" />
      <path fill={palette.ink} d="M470 0h16v60l10 30 44 370-62-270-62 270 44-370 10-30z" />
      <circle cx={478} cy={88} r={36} fill={palette.mustard} />
    </PictureFrame>
  );
}
