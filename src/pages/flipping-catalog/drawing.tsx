import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** A catalog in motion: the leaves fan out from the spine while one page turns. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--tomato)">
      <g className="upright" transform="translate(-11 -103) scale(1.3)">
        <path fill="var(--paper-2)" d="M270 170q-120-60-248 0v340q128-60 248 0z" />
        <path fill="var(--paper)" d="M270 170q130-60 268 0v340q-138-60-268 0z" />
        <path fill="var(--sky)" d="M270 170q110-110 244-90v340q-134-20-244 90z" />
        <path className="gesture gesture-turn" fill="var(--mustard)" d="M270 170Q350 30 460 0v340q-110 30-190 170z" />
        <path fill="var(--paper)" d="M270 170Q290 10 350-40v340q-60 50-80 210z" />
        <path fill="var(--ink)" d="M270 170Q240 30 120 10v340q120 20 150 160z" />
        <circle cx={184} cy={150} r={40} fill="var(--mustard)" />
        <path fill="none" stroke="var(--paper)" strokeWidth={14} d="M146 250q74 20 100 96M146 290q50 14 76 54" />
        <path
          fill="none"
          stroke="var(--ink)"
          strokeWidth={14}
          d="M44 222q24-9 52-13M44 262q24-9 52-13M44 302q16-6 34-9"
        />
      </g>
    </PictureFrame>
  );
}

/** The open catalog on the right, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground="var(--tomato)">
      <path fill="var(--paper-2)" d="M390 70q-62-30-132 0v91h132z" />
      <path fill="var(--paper)" d="M390 70q62-30 126 0v91H390z" />
      <path fill="var(--sky)" d="M390 70q50-46 112-42v90q-76-4-112 43z" />
      <path className="gesture gesture-turn" fill="var(--mustard)" d="M390 70q32-54 84-66v90q-62 14-84 67z" />
      <path fill="var(--paper)" d="M390 70q4-54 36-80v90q-32 24-36 81z" />
      <path fill="var(--ink)" d="M390 70q-14-52-78-62v90q70 10 78 63z" />
      <circle cx={348} cy={52} r={17} fill="var(--mustard)" />
      <path fill="none" stroke="var(--paper)" strokeWidth={7} d="M326 86q40 10 54 38" />
      <path fill="none" stroke="var(--ink)" strokeWidth={7} d="M272 84q14-6 28-8m-28 24q14-6 28-8" />
    </PictureFrame>
  );
}
