import { Dotted, type DrawingProps, PictureFrame, Ring } from "../../components/shapes.tsx";

/** Many dots pass by, right across a phone's poster; the net bends under the one it has caught. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--teal)">
      <Dotted
        width={14}
        gap={40}
        color="var(--paper)"
        d="M20 30h1380M20 70h300m60 0h1020M20 110h1380M20 150h1380M20 190h1380M20 230h1380"
      />
      <Ring x={340} y={70} r={17} width={6} color="var(--mustard)" />
      <Dotted
        width={20}
        gap={28}
        color="var(--mustard)"
        d="M20 290c150 0 190 200 320 200S480 290 580 290h820M20 345c150 0 190 175 320 175S480 345 580 345h820M20 400c150 0 190 145 320 145S480 400 580 400h820M20 455c150 0 190 115 320 115S480 455 580 455h820M20 510c150 0 190 80 320 80S480 510 580 510h820"
      />
      <circle
        className="gesture gesture-down"
        cx={340}
        cy={378}
        r={95}
        fill="var(--tomato)"
        stroke="var(--paper)"
        strokeWidth={14}
      />
    </PictureFrame>
  );
}
