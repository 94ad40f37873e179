import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/**
 * Speed and success: a disc flies over the finish line. The lower third stays
 * plain teal, so that the words of the back face can stand on it.
 */
export function HomeBackDrawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--teal)">
      <path fill="var(--mustard)" d="M0 0h466v376H0z" />
      <path fill="var(--ink)" d="M466 0h94v376h-94z" />
      <path stroke="var(--paper)" strokeWidth={47} strokeDasharray={47} d="M489.5 0v376M536.5 47v329" />
      <circle cx={376} cy={188} r={148} fill="var(--tomato)" />
      <path stroke="var(--ink)" strokeWidth={14} d="M0 80h300M0 160h360M0 240h380" />
    </PictureFrame>
  );
}

/** The same as a strip, for phones, in the proportions of the front: the words stand on the left. */
export function BackBand() {
  return (
    <svg className="picture band" viewBox="0 0 780 195" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path fill="var(--teal)" d="M0 0h780v195H0z" />
      <path fill="var(--ink)" d="M702 0h78v195h-78z" />
      <path stroke="var(--paper)" strokeWidth={39} strokeDasharray={39} d="M721.5 0v195m39-156v156" />
      <circle cx={636} cy={97.5} r={76} fill="var(--mustard)" />
    </svg>
  );
}
