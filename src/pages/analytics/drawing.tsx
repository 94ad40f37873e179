import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** Heights of the bars, from the left: as many as reach the edge of a wide screen. */
const heights = [110, 150, 120, 190, 180, 270, 310, 420, 430, 450, 440, 480, 470, 500, 490, 530, 520, 560, 550, 600];

/** Stacked bars that run off the page, and the curve that says where they lead. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--teal)">
      <path fill="var(--sky)" d={bars(1)} />
      <path fill="var(--mustard)" d={bars(0.66)} />
      <path fill="var(--ink)" d={bars(0.3)} />
      <path fill="none" stroke="var(--paper)" strokeWidth={18} d="M-20 440C260 420 430 330 484 96" />
      <circle className="gesture gesture-up" cx={484} cy={96} r={60} fill="var(--paper)" />
      <circle className="gesture gesture-up" cx={484} cy={96} r={24} fill="var(--tomato)" />
    </PictureFrame>
  );
}

/** The bars right of the label, as high as a phone's band, with the whole target. */
export function Band({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 426 560 134" ground="var(--ink)">
      <g transform="translate(131) scale(0.66 1)">
        <path fill="var(--sky)" d={bars(0.3, 5)} />
        <path fill="var(--mustard)" d={bars(0.2, 5)} />
        <path fill="var(--tomato)" d={bars(0.1, 5)} />
      </g>
      <path fill="none" stroke="var(--paper)" strokeWidth={12} d="M-20 488C200 484 330 480 414 466" />
      <circle cx={414} cy={466} r={30} fill="var(--paper)" />
      <circle cx={414} cy={466} r={12} fill="var(--tomato)" />
    </PictureFrame>
  );
}

/** Bars of a share of the heights, without the first ones. */
function bars(share: number, first = 0): string {
  return heights
    .slice(first)
    .map((height) => Math.round(height * share))
    .map((height, index) => `M${(first + index) * 70} 560v${-height}h58v${height}z`)
    .join("");
}
