import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** Parcels drop into a basket of stripes and show through it. */
export function EcommercePicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.sky}>
      <path fill={palette.tomato} d="M360 130h200v306H360z" />
      <path fill={palette.teal} d="M170 220h190v216H170z" />
      <path fill={palette.paper} d="M440 130h40v306h-40z" />
      <path fill={palette.mustard} d="m196 26 150 44-44 150L152 176z" />
      <path fill={palette.paper} d="m256 44 30 9-44 149-30-9z" />
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={16}
        d="M116 228h444M127 268h433M138 308h422M150 348h410M161 388h399M0 128h88l86 300h386"
      />
      <path fill={palette.ink} d="M0 540h560v20H0zM196 492a44 44 0 1 0 88 0 44 44 0 1 0-88 0m220 0a44 44 0 1 0 88 0 44 44 0 1 0-88 0" />
      <path fill={palette.paper} d="M222 492a18 18 0 1 0 36 0 18 18 0 1 0-36 0m220 0a18 18 0 1 0 36 0 18 18 0 1 0-36 0" />
    </Picture>
  );
}
