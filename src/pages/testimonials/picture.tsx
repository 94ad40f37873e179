import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** Quotation marks as large as the wall, and the stars below them. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.tomato}>
      <path fill={palette.mustard} d="M0 0h260v200A220 220 0 0 1 40 420v-100A120 120 0 0 0 160 200H0z" />
      <path
        className="gesture gesture-right"
        fill={palette.paper}
        d="M220 0h260v200a220 220 0 0 1-220 220v-100a120 120 0 0 0 120-120H220z"
      />
      <path fill={palette.ink} d="M220 0h40v200h-40z" />
      <path fill={palette.teal} d="M0 450h560v110H0z" />
      <path
        fill={palette.mustard}
        d="M79 467l9 28h30l-24 18 9 28-24-17-24 17 9-28-24-18h30zM179 467l9 28h30l-24 18 9 28-24-17-24 17 9-28-24-18h30zM279 467l9 28h30l-24 18 9 28-24-17-24 17 9-28-24-18h30zM379 467l9 28h30l-24 18 9 28-24-17-24 17 9-28-24-18h30zM479 467l9 28h30l-24 18 9 28-24-17-24 17 9-28-24-18h30z"
      />
    </PictureFrame>
  );
}
