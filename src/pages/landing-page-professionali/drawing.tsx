import { type DrawingProps, PictureFrame, Ring } from "../../components/shapes.tsx";

/** A page like a poster: every line points down at its only button. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--mustard)">
      <path fill="var(--teal)" d="M190-1000h1400V560H190z" />
      <path fill="var(--paper)" d="M30 44h400v516H30z" />
      <path
        fill="var(--ink)"
        d="M30 44h400v16H30zM70 88h320v24H70zM94 128h272v24H94zM118 168h224v24H118zM142 208h176v24H142zM166 248h128v24H166z"
      />
      <path fill="var(--sky)" d="M30 532h400v28H30z" />
      <circle cx={230} cy={390} r={80} fill="var(--tomato)" />
      <Ring x={230} y={390} r={102} width={8} color="var(--tomato)" />
      <path className="gesture gesture-up" fill="var(--ink)" d="m244 384 176 70-72 30-30 72z" />
    </PictureFrame>
  );
}

/** The page with its button, and lines that lead to it above the label, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground="var(--teal)">
      <path fill="var(--mustard)" d="M0 32h350v14H0zM70 58h280v14H70zM140 84h210v14H140z" />
      <path fill="var(--paper)" d="M390 0h106v161H390z" />
      <path fill="var(--ink)" d="M400 26h86v9H400zM410 43h66v9H410zM420 60h46v9H420z" />
      <circle cx={443} cy={108} r={22} fill="var(--tomato)" />
      <Ring x={443} y={108} r={31} width={5} color="var(--tomato)" />
      <path className="gesture gesture-up" fill="var(--ink)" d="m448 104 48 19-19 8-8 19z" />
    </PictureFrame>
  );
}
