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

/** The four instruments as high as a phone's strip, the compasses right of the label. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground={palette.sky}>
      <path fill={palette.mustard} d="M0 0h180v161H0z" />
      <path stroke={palette.ink} strokeWidth={24} strokeDasharray="4 12" d="M10 14h170" transform="translate(0 12)" />
      <path fill={palette.teal} d="M180 0h120v161H180z" />
      <path fill={palette.paper} d="M232 90h16v71h-16z" />
      <circle cx={240} cy={64} r={36} fill={palette.mustard} />
      <Ring x={240} y={64} r={36} width={12} color={palette.paper} />
      <path fill={palette.ink} d="M222 50h36v7h-36zm0 13h36v7h-36zm0 13h22v7h-22z" />
      <path fill={palette.tomato} d="M300 0h88v161h-88z" />
      <path stroke={palette.ink} strokeWidth={6} d="M322 24v114M344 24v114M366 24v114" />
      <path
        className="gesture gesture-up"
        fill={palette.paper}
        d="M312 90h20v28h-20zm22-56h20v28h-20zm22 34h20v28h-20z"
      />
      <path fill="none" stroke={palette.tomato} strokeWidth={6} d="M402 112a34 34 0 0 0 60 0" />
      <path fill={palette.ink} d="M427 18h10v20l26 104-31-72-31 72 26-104z" />
      <circle cx={432} cy={50} r={16} fill={palette.mustard} />
    </PictureFrame>
  );
}
