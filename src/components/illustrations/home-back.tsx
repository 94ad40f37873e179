import { Picture, type PictureProps, palette } from "./shapes.tsx";

/**
 * Speed and success: a disc flies over the finish line. The lower third stays
 * plain ink, so that the words of the back face can stand on it.
 */
export function HomeBackPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.ink}>
      <path fill={palette.mustard} d="M0 0h466v376H0z" />
      <path
        fill={palette.paper}
        d="M513 0h47v47h-47v47h47v47h-47v47h47v47h-47v47h47v47h-47v47h47v47h-47v-47h-47v-47h47v-47h-47v-47h47v-47h-47v-47h47V94h-47V47h47z"
      />
      <circle cx={376} cy={188} r={148} fill={palette.tomato} />
      <path fill={palette.ink} d="M0 74h276v6H0zM0 106h308v10H0zM0 146h344v14H0zM0 194h380v20H0zM0 252h420v26H0z" />
    </Picture>
  );
}
