import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** A tiled wall with one tile fallen out of it. */
export function NotFoundDrawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--teal)">
      <path
        fill="var(--mustard)"
        d="M0 0h140a140 140 0 0 1-140 140zM280 140v-140a140 140 0 0 1 140 140zM140 280v140a140 140 0 0 1-140-140zM420 420v140h140a140 140 0 0 0-140-140z"
      />
      <path
        fill="var(--paper)"
        d="M280 0v140h-140a140 140 0 0 1 140-140zM0 140h140v140a140 140 0 0 1-140-140zM140 420h140v140a140 140 0 0 1-140-140zM560 140v140h-140a140 140 0 0 1 140-140z"
      />
      <path
        fill="var(--sky)"
        d="M420 0h140v140a140 140 0 0 1-140-140zM0 560v-140a140 140 0 0 1 140 140zM140 140v140h140a140 140 0 0 0-140-140zM420 280v140a140 140 0 0 0 140-140zM140 280h140a140 140 0 0 1-140 140z"
      />
      <path fill="var(--ink)" d="M280 140h140v140H280z" />
      <g transform="rotate(28 350 400)">
        <path fill="var(--tomato)" d="M280 340h140v140H280z" />
        <path fill="var(--paper)" d="M280 340h140a140 140 0 0 1-140 140z" />
      </g>
    </PictureFrame>
  );
}
