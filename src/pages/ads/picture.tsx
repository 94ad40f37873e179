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

/** Radii of the sound waves of a phone's strip. */
const nearWaves = Array.from({ length: 16 }, (_, index) => 73 + index * 30);

/** The megaphone in the other corner, for phones: its beam passes over the label. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground={palette.mustard}>
      <g transform="rotate(28 480 124)">
        <path fill={palette.paper} d="M480 124-80-37v322z" />
        <g fill="none" strokeWidth={20}>
          <path stroke={palette.tomato} d={nearWaves.map((r) => soundWave(r, 16, 50)).join("")} />
          <path stroke={palette.ink} d={nearWaves.map((r) => soundWave(r, -16, 16)).join("")} />
        </g>
        <path fill={palette.teal} d="M640 110H450l-44-26v80l44-26h190z" />
        <path fill={palette.sky} d="M396 78h12v92h-12z" />
      </g>
    </PictureFrame>
  );
}

/** An arc on the left of the mouth, between two angles above its axis, in degrees. */
function soundWave(r: number, from: number, to: number) {
  const point = (degrees: number) => {
    const angle = (degrees / 180) * Math.PI;
    return `${Math.round(480 - r * Math.cos(angle))} ${Math.round(124 - r * Math.sin(angle))}`;
  };
  return `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`;
}
