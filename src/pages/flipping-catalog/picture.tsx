import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** A catalog in motion: the leaves fan out from the spine while one page turns. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.tomato}>
      <g transform="translate(-11 -103) scale(1.3)">
        <path fill={palette.paper2} d="M270 170q-120-60-248 0v340q128-60 248 0z" />
        <path fill={palette.paper} d="M270 170q130-60 268 0v340q-138-60-268 0z" />
        <path fill={palette.sky} d="M270 170q110-110 244-90v340q-134-20-244 90z" />
        <path className="gesture gesture-turn" fill={palette.mustard} d="M270 170Q350 30 460 0v340q-110 30-190 170z" />
        <path fill={palette.teal} d="M270 170Q290 10 350-40v340q-60 50-80 210z" />
        <path fill={palette.ink} d="M270 170Q240 30 120 10v340q120 20 150 160z" />
        <circle cx={184} cy={150} r={40} fill={palette.mustard} />
        <path fill="none" stroke={palette.paper} strokeWidth={14} d="M146 250q74 20 100 96M146 290q50 14 76 54" />
        <path
          fill="none"
          stroke={palette.ink}
          strokeWidth={14}
          d="M44 222q24-9 52-13M44 262q24-9 52-13M44 302q16-6 34-9"
        />
      </g>
    </PictureFrame>
  );
}
