import { Dotted, PictureFrame, type PictureProps, palette, Ring } from "../../components/shapes.tsx";

/** Many dots pass by, right across a phone's poster; the net bends under the one it has caught. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.teal}>
      <Dotted
        width={14}
        gap={40}
        color={palette.paper}
        d="M20 30h1380M20 70h300m60 0h1020M20 110h1380M20 150h1380M20 190h1380M20 230h1380"
      />
      <Ring x={340} y={70} r={17} width={6} color={palette.mustard} />
      <Dotted
        width={20}
        gap={28}
        color={palette.mustard}
        d="M0 290c170 0 210 200 340 200S480 290 580 290h820M0 345c170 0 210 175 340 175S480 345 580 345h820M0 400c170 0 210 145 340 145S480 400 580 400h820M0 455c170 0 210 115 340 115S480 455 580 455h820M0 510c170 0 210 80 340 80S480 510 580 510h820"
      />
      <circle
        className="gesture gesture-down"
        cx={340}
        cy={378}
        r={95}
        fill={palette.tomato}
        stroke={palette.paper}
        strokeWidth={14}
      />
    </PictureFrame>
  );
}
