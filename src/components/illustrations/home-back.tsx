import { Picture, type PictureProps, palette } from "./shapes.tsx";

/**
 * Speed and success: a disc flies over the finish line. The lower third stays
 * plain ink, so that the words of the back face can stand on it.
 */
export function HomeBackPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.ink}>
      <path fill={palette.mustard} d="M0 0h560v376H0z" />
      <path fill={palette.paper} d="M420 0h94v376h-94z" />
      <path fill={palette.ink} d="M420 0h47v47h47v47h-47v47h47v47h-47v47h47v47h-47v47h47v47h-47v-47h-47v-47h47v-47h-47v-47h47v-47h-47V94h47V47h-47z" />
      <circle cx={344} cy={188} r={144} fill={palette.tomato} />
      <path fill={palette.ink} d="M0 74h260v6H0zM0 106h292v10H0zM0 146h324v14H0zM0 194h356v18H0zM0 250h388v22H0z" />
    </Picture>
  );
}
