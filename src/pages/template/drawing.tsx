import { type DrawingProps, PictureFrame, QuarterDisc, Vignette } from "../../components/shapes.tsx";

/** A disc in a square, and a quarter of another. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--sky)">
      <path fill="var(--teal)" d="M0 0h280v280H0z" />
      <circle className="gesture gesture-right" cx={140} cy={140} r={100} fill="var(--mustard)" />
      <QuarterDisc x={280} y={560} r={280} turn={0} fill="var(--tomato)" />
      <path fill="var(--ink)" d="M0 420h280v140H0z" />
    </PictureFrame>
  );
}

/** The same as a strip, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground="var(--sky)">
      <path fill="var(--teal)" d="M0 0h280v161H0z" />
      <circle cx={140} cy={80} r={60} fill="var(--mustard)" />
      <QuarterDisc x={280} y={161} r={161} turn={0} fill="var(--tomato)" />
    </PictureFrame>
  );
}

/** The disc once more, on the foot of the closing section. */
export function Closing() {
  return (
    <Vignette>
      <path fill="var(--teal)" d="M40 160h240v160H40z" />
      <circle className="gesture gesture-up" cx={160} cy={130} r={90} fill="var(--mustard)" />
    </Vignette>
  );
}
