import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** Radii of the sound waves: as many as reach the edge of a wide screen. */
const waves = Array.from({ length: 11 }, (_, index) => 292 + index * 120);

/** Where the edges of the beam leave the mouth of the megaphone, as parts of a radius. */
const [near, far] = [0.3939, 0.9191];

/** Eight degrees off the vertical, where the waves begin: their ends point at the mouth, like the edges of the beam. */
const [sine, cosine] = [0.1392, 0.9903];

/** A megaphone in the corner: its beam prints the sound waves in other colours. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--mustard)">
      <g fill="none" strokeWidth={60}>
        <path
          stroke="var(--tomato)"
          d={waves
            .map((r) => `M${Math.round(r * sine)} ${560 - Math.round(r * cosine)}A${r} ${r} 0 0 1 ${r} 560`)
            .join("")}
        />
      </g>
      <g className="gesture gesture-beam">
        <path fill="var(--paper)" d="M0 560 720-1120H1680v960z" />
        <path
          fill="none"
          strokeWidth={60}
          stroke="var(--ink)"
          d={waves
            .map((r) => {
              const [short, long] = [Math.round(r * near), Math.round(r * far)];
              return `M${short} ${560 - long}A${r} ${r} 0 0 1 ${long} ${560 - short}`;
            })
            .join("")}
        />
        <g transform="rotate(-45 0 560)">
          <path fill="var(--teal)" d="M-60 514H90l130-76v244L90 606H-60z" />
          <path fill="var(--sky)" d="M216 420h32v280h-32z" />
        </g>
      </g>
    </PictureFrame>
  );
}

/** Radii of the sound waves of a phone's band. */
const nearWaves = Array.from({ length: 8 }, (_, index) => 48 + index * 40);

/** The whole megaphone from the side, for phones: its beam passes over the label. */
export function Band({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground="var(--mustard)">
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={22}
        d={nearWaves
          .slice(0, 3)
          .map((r) => soundWave(r, 62))
          .join("")}
      />
      <path fill="var(--paper)" d="M356 81 0-108v378z" />
      <path fill="none" stroke="var(--tomato)" strokeWidth={22} d={nearWaves.map((r) => soundWave(r, 28)).join("")} />
      <path fill="var(--ink)" d="M432 92h34v60h-34z" />
      <path fill="var(--teal)" d="m362 26 118 34h80v42h-80l-118 34z" />
      <path fill="var(--sky)" d="M348 20h16v122h-16z" />
    </PictureFrame>
  );
}

/** An arc on the left of the mouth, as far above its axis as below it, in degrees. */
function soundWave(r: number, degrees: number) {
  const angle = (degrees / 180) * Math.PI;
  const [x, y] = [Math.round(356 - r * Math.cos(angle)), Math.round(r * Math.sin(angle))];
  return `M${x} ${81 + y}A${r} ${r} 0 0 1 ${x} ${81 - y}`;
}
