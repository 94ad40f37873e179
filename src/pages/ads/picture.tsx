import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** Radii of the sound waves: as many as reach the edge of a wide screen. */
const waves = Array.from({ length: 11 }, (_, index) => 292 + index * 120);

/** Where the edges of the beam leave the mouth of the megaphone, as parts of a radius. */
const [near, far] = [0.3939, 0.9191];

/** Eight degrees off the vertical, where the waves begin: their ends point at the mouth, like the edges of the beam. */
const [sine, cosine] = [0.1392, 0.9903];

/** A megaphone in the corner: its beam prints the sound waves in other colours. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <g fill="none" strokeWidth={60}>
        <path
          stroke={palette.tomato}
          d={waves
            .map((r) => `M${Math.round(r * sine)} ${560 - Math.round(r * cosine)}A${r} ${r} 0 0 1 ${r} 560`)
            .join("")}
        />
      </g>
      <g className="gesture gesture-beam">
        <path fill={palette.paper} d="M0 560 720-1120H1680v960z" />
        <path
          fill="none"
          strokeWidth={60}
          stroke={palette.ink}
          d={waves
            .map((r) => {
              const [short, long] = [Math.round(r * near), Math.round(r * far)];
              return `M${short} ${560 - long}A${r} ${r} 0 0 1 ${long} ${560 - short}`;
            })
            .join("")}
        />
        <g transform="rotate(-45 0 560)">
          <path fill={palette.teal} d="M-60 514H90l130-76v244L90 606H-60z" />
          <path fill={palette.sky} d="M216 420h32v280h-32z" />
        </g>
      </g>
    </PictureFrame>
  );
}

/** The megaphone on the right, its waves across the strip, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground={palette.mustard}>
      <g fill="none" strokeWidth={22}>
        <path stroke={palette.ink} d={[65, 165, 265, 365].map(soundWave).join("")} />
        <path stroke={palette.tomato} d={[115, 215, 315, 415].map(soundWave).join("")} />
      </g>
      <path fill={palette.ink} d="m474 92 12 58h30l-12-58z" />
      <path fill={palette.teal} d="M600 52h-86L386 8v144l128-44h86z" />
      <path fill={palette.sky} d="M368 2h22v156h-22z" />
    </PictureFrame>
  );
}

/** An arc on the left of the mouth. */
function soundWave(r: number) {
  return `M${400 - r * 0.6} ${80 - r * 0.8}a${r} ${r} 0 0 0 0 ${r * 1.6}`;
}
