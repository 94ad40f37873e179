import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";
import { tiles } from "./tiles.tsx";

/** Four tiles, one arrow: it leaves the sliding disc, crosses the middle of the board and hits the target. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      {tiles.map((tile, index) => (
        <g key={tile.key} transform={`translate(${(index % 2) * 280} ${Math.floor(index / 2) * 280})`}>
          {tile}
        </g>
      ))}
      <path
        className="gesture gesture-strike"
        fill="none"
        stroke={palette.ink}
        strokeWidth={12}
        d="M88 40v48H40M116 68v48H68M144 96v48H96M88 88l332 332"
      />
    </PictureFrame>
  );
}

/** The same tiles in a row, for phones: the arrow crosses them all. */
export function TileRow({ alt }: PictureProps) {
  return (
    <svg
      className="picture band"
      viewBox="0 0 1120 280"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
    >
      {tiles.map((tile, index) => (
        <g key={tile.key} transform={`translate(${index * 280})`}>
          {tile}
        </g>
      ))}
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={14}
        d="M60 96l44 44-44 44M100 96l44 44-44 44M140 96l44 44-44 44M104 140h876"
      />
    </svg>
  );
}
