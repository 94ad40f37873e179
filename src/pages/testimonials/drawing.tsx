import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** Quotation marks as large as the wall, and the stars below them. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--tomato)">
      <path fill="var(--mustard)" d="M0 0h260v200A220 220 0 0 1 40 420v-100A120 120 0 0 0 160 200H0z" />
      <path
        className="gesture gesture-right"
        fill="var(--paper)"
        d="M300 0h260v200a220 220 0 0 1-220 220v-100a120 120 0 0 0 120-120H300z"
      />
      <path fill="var(--ink)" d="M0 450h560v110H0z" />
      <path fill="var(--mustard)" d={five(79, 100, "467l9 28h30l-24 18 9 28-24-17-24 17 9-28-24-18h30z")} />
    </PictureFrame>
  );
}

/** Both quotation marks and the stars, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground="var(--ink)">
      <path fill="var(--paper)" d="M300 0h260v161H300z" />
      <path fill="var(--tomato)" d="M350 28h62v48a52 52 0 0 1-52 52v-24a28 28 0 0 0 28-28h-38z" />
      <path fill="var(--ink)" d="M430 28h62v48a52 52 0 0 1-52 52v-24a28 28 0 0 0 28-28h-38z" />
      <path fill="var(--mustard)" d={five(62, 41, "36l5 14h15l-12 9 5 14-13-9-13 9 5-14-12-9h15z")} />
    </PictureFrame>
  );
}

/** The same star five times in a row, from the x of the first one. */
function five(x: number, gap: number, star: string): string {
  return [0, 1, 2, 3, 4].map((index) => `M${x + index * gap} ${star}`).join("");
}
