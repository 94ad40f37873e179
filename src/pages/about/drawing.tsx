import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** Two hands, finger between finger, on a poster. The left arm comes from below, beside the words. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--mustard)">
      <Hands sleeve="M24 172H-240q-90 0-90 90V1400h152V324H24z" />
    </PictureFrame>
  );
}

/** The sleeves run off both sides of the drawing, unless the left one is bent. */
export function Hands({ sleeve = "M-3000 172H24v152h-3024z" }) {
  return (
    <>
      <path fill="var(--ink)" d={sleeve} />
      <path fill="var(--paper)" d="M24 134h44v244H24z" />
      <path fill="var(--tomato)" d="M68 100h118v312H68z" />
      <path
        stroke="var(--tomato)"
        strokeWidth={54}
        strokeLinecap="round"
        d="M170 127H338M170 256H338M170 385H338M130 127 224 60"
      />
      <g className="gesture gesture-right">
        <path fill="var(--ink)" d="M536 214h1084v212H536z" />
        <path fill="var(--paper)" d="M492 198h44v244h-44z" />
        <path fill="var(--teal)" d="M374 164h118v312H374z" />
        <path
          stroke="var(--teal)"
          strokeWidth={54}
          strokeLinecap="round"
          d="M390 191H222M390 320H222M390 449H222M430 449 336 516"
        />
      </g>
    </>
  );
}
