import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** Two hands, finger between finger; the sleeves run off the poster. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <g transform="rotate(38 280 280)">
        <path fill={palette.sky} d="M-1500 52H40v380h-1540zM520 128h1100v380H520z" />
        <path fill={palette.paper} d="M40 52h40v380H40zM480 128h40v380h-40z" />
        <path fill={palette.tomato} d="M80 52h120v76h160v304H80z" />
        <path fill={palette.teal} d="M360 128h120v380H360z" />
        <path stroke={palette.tomato} strokeWidth={76} strokeLinecap="round" d="M190 90h210M190 242h210M190 394h210" />
        <path
          className="gesture gesture-right"
          stroke={palette.teal}
          strokeWidth={76}
          strokeLinecap="round"
          d="M160 166h210M160 318h210M160 470h210"
        />
      </g>
    </PictureFrame>
  );
}
