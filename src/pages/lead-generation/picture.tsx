import { Dotted, PictureFrame, type PictureProps, palette, Ring } from "../../components/shapes.tsx";

/** Many dots pass by; the net bends under the one it has caught. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.teal}>
      <Dotted
        width={14}
        gap={40}
        color={palette.paper}
        d="M20 30h540M20 70h300m60 0h180M20 110h540M20 150h540M20 190h540M20 230h540"
      />
      <Ring x={340} y={70} r={17} width={6} color={palette.mustard} />
      <Dotted
        width={20}
        gap={28}
        color={palette.mustard}
        d="M0 290c170 0 210 200 340 200S480 290 580 290M0 345c170 0 210 175 340 175S480 345 580 345M0 400c170 0 210 145 340 145S480 400 580 400M0 455c170 0 210 115 340 115S480 455 580 455M0 510c170 0 210 80 340 80"
      />
      <circle className="gesture gesture-down" cx={340} cy={378} r={102} fill={palette.tomato} />
    </PictureFrame>
  );
}
