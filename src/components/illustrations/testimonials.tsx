import { Picture, type PictureProps, palette } from "./shapes.tsx";

/** Quotation marks as large as the wall, and the stars below them. */
export function TestimonialsPicture(props: PictureProps) {
  return (
    <Picture {...props} ground={palette.tomato}>
      <path fill={palette.paper} d="M40 40h240v200a200 200 0 0 1-200 200v-90a110 110 0 0 0 110-110H40z" />
      <path fill={palette.mustard} d="M240 40h240v200a200 200 0 0 1-200 200v-90a110 110 0 0 0 110-110H240z" />
      <path fill={palette.ink} d="M240 40h40v200h-40zM0 460h560v100H0z" />
      <path
        fill={palette.mustard}
        d="m80 476 9 27h28l-23 17 9 27-23-17-23 17 9-27-23-17h28z"
      />
    </Picture>
  );
}
