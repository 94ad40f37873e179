import { HalfDisc, Picture, type PictureProps, palette, Ring } from "./shapes.tsx";

/** The eight services as the tiles of one board, each cut as large as its tile allows. */
export function ServicesPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <path fill={palette.ink} d="M0 24h60l8 20h176l-26 60H92L62 44H0zM0 420h140v140H0zM156 560v-30c0-50 60-82 124-82s124 32 124 82v30h-76v-38h-96v38z" />
      <path fill={palette.tomato} d="M94 140a20 20 0 0 1 40 0zm78 0a20 20 0 0 1 40 0zM420 0h140v280H420zM420 420h140v140H420z" />
      <path fill={palette.teal} d="M0 140h280v280H0z" />
      <Ring x={140} y={280} r={96} width={32} color={palette.paper} />
      <circle cx={140} cy={280} r={40} fill={palette.mustard} />
      <path fill={palette.paper} d="M280 0h140v280H280zM512 16 436 160h46l-14 104 76-144h-46zM446 446h88v114h-88zM36 490a34 34 0 1 1 34 34H36z" />
      <path fill={palette.ink} d="M280 280v-80h35v-60h35V80h35V20h35v260z" />
      <path fill={palette.sky} d="M280 280h280v140H280z" />
      <path fill={palette.ink} d="M280 324h40l84-32v116l-84-32h-40zM460 506h60v12h-60zm0 24h40v12h-40z" />
      <HalfDisc x={424} y={350} r={48} fill={palette.tomato} />
      <path fill={palette.mustard} d="M460 460h60v34h-60z" />
    </Picture>
  );
}
