import { HalfDisc, Picture, type PictureProps, palette, Ring } from "./shapes.tsx";

/** The eight services as the tiles of one board, each cut as large as its tile allows. */
export function ServicesPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.mustard}>
      <path
        fill={palette.ink}
        d="M0 16h64l8 22h180l-26 62H98L72 34H0zM0 420h140v140H0zM160 534v-22c0-44 52-72 120-72s120 28 120 72v22h-80v-34h-80v34z"
      />
      <path
        fill={palette.tomato}
        d="M98 118a16 16 0 1 0 32 0 16 16 0 1 0-32 0m92 0a16 16 0 1 0 32 0 16 16 0 1 0-32 0M420 0h140v280H420zM420 420h140v140H420z"
      />
      <path fill={palette.teal} d="M0 140h280v280H0z" />
      <Ring x={140} y={280} r={96} width={32} color={palette.paper} />
      <circle cx={140} cy={280} r={40} fill={palette.mustard} />
      <path
        fill={palette.paper}
        d="M280 0h140v280H280zM512 16l-76 144h46l-14 104 76-144h-46zM446 446h88v114h-88zM26 488a44 44 0 1 1 44 44H26z"
      />
      <path fill={palette.ink} d="M280 280v-80h35v-60h35V80h35V20h35v260z" />
      <path fill={palette.sky} d="M280 280h280v140H280z" />
      <path fill={palette.ink} d="M280 320h44l84-34v128l-84-34h-44zM460 510h60v12h-60zm0 24h40v12h-40z" />
      <HalfDisc x={428} y={350} r={50} fill={palette.tomato} />
      <path fill={palette.mustard} d="M460 460h60v36h-60z" />
    </Picture>
  );
}
