import { type DrawingProps, HalfDisc, PictureFrame } from "../../components/shapes.tsx";

/** A page that is a price tag, hanging from a string with another behind it. The bead is where a framed picture ends. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--teal)">
      <path fill="var(--tomato)" transform="rotate(-14 290 120)" d="M150 455V210L290 60l160 150v245z" />
      <g className="gesture gesture-swing">
        <g transform="rotate(14 290 120)">
          <path fill="var(--mustard)" d="M110 484V210L290 40l180 170v274z" />
          <path fill="var(--paper)" d="M160 226h260v234H160z" />
          <path fill="var(--ink)" d="M160 226h260v24H160zM190 356h180v18H190zm0 32h120v18H190z" />
          <HalfDisc x={290} y={336} r={66} turn={3} fill="var(--teal)" />
          <path fill="var(--tomato)" d="M190 420h110v28H190z" />
          <circle cx={290} cy={130} r={32} fill="var(--teal)" />
        </g>
      </g>
      <path fill="none" stroke="var(--paper)" strokeWidth={10} d="M284 161L288 128C300 30 396 110 430 20V-1000" />
      <circle cx={430} cy={22} r={22} fill="var(--mustard)" />
    </PictureFrame>
  );
}

/** Both tags on their side, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground="var(--teal)">
      <path fill="var(--tomato)" transform="rotate(9 300 80)" d="M262 80l56-62h190v124H318z" />
      <g transform="rotate(-5 300 80)">
        <path fill="var(--mustard)" d="M262 80l56-62h186v124H318z" />
        <path fill="var(--paper)" d="M346 36h140v88H346z" />
        <path fill="var(--ink)" d="M346 36h140v14H346zM434 64h38v10h-38zm0 18h24v10h-24z" />
        <HalfDisc x={388} y={108} r={32} turn={3} fill="var(--teal)" />
        <path fill="var(--tomato)" d="M434 100h38v14h-38z" />
        <circle cx={310} cy={80} r={12} fill="var(--teal)" />
      </g>
      <path fill="none" stroke="var(--paper)" strokeWidth={7} d="M310 80C262 96 262 10 200 40S130-4 130-20" />
    </PictureFrame>
  );
}
