import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** Parcels drop into a basket of stripes and show through it. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.sky}>
      <path fill={palette.tomato} d="M360 120h200v316H360z" />
      <path fill={palette.teal} d="M186 262h174v174H186z" />
      <path fill={palette.paper} d="M440 120h44v316h-44zM251 262h44v174h-44z" />
      <path className="gesture gesture-down" fill={palette.mustard} d="m196 18 150 44-44 150-150-44z" />
      <path fill={palette.paper} d="m254 35 34 10-44 150-34-10z" />
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={16}
        d="M110 228h450M122 268h438M134 308h426M146 348h414M158 388h402M0 128h88l86 300h386"
      />
      <path
        fill={palette.ink}
        d="M36 532h488v16H36zM192 484a48 48 0 1 0 96 0 48 48 0 1 0-96 0m220 0a48 48 0 1 0 96 0 48 48 0 1 0-96 0"
      />
      <path
        fill={palette.mustard}
        d="M220 484a20 20 0 1 0 40 0 20 20 0 1 0-40 0m220 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0"
      />
    </PictureFrame>
  );
}
