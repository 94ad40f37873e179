import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** Parcels drop into a basket of stripes and show through it. On a wide screen the trolley is longer than the screen. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--sky)">
      <path fill="var(--tomato)" d="M560 230h160v206H560z" />
      <path fill="var(--teal)" d="M186 262h174v174H186zM880 40h150v396H880z" />
      <path fill="var(--mustard)" d="M360 120h200v316H360zM720 180h160v256H720zM1030 160h210v276h-210z" />
      <path
        fill="var(--paper)"
        d="M440 120h44v316h-44zM251 262h44v174h-44zM618 230h44v206h-44zM778 180h44v256h-44zM933 40h44v396h-44zM1113 160h44v276h-44z"
      />
      <g className="gesture gesture-down">
        <path fill="var(--tomato)" d="m196 18 150 44-44 150-150-44z" />
        <path fill="var(--paper)" d="m254 35 34 10-44 150-34-10z" />
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={16}
        d="M110 228h1400M122 268h1400M134 308h1400M146 348h1400M158 388h1400M0 128h88l86 300h1400"
      />
      <path fill="var(--teal)" d="M0 532h1536v28H0z" />
      {[240, 460, 820, 1180].map((x) => (
        <circle key={x} cx={x} cy={484} r={34} fill="var(--mustard)" stroke="var(--ink)" strokeWidth={28} />
      ))}
    </PictureFrame>
  );
}

/** A trolley right of the label, and one more parcel that drops into it, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground="var(--sky)">
      <path fill="var(--teal)" d="M358 60h40v50h-40z" />
      <path fill="var(--mustard)" d="M398 82h44v28h-44z" />
      <path fill="var(--tomato)" d="M442 70h40v40h-40z" />
      <path fill="var(--paper)" d="M371 60h14v50h-14zM413 82h14v28h-14zM455 70h14v40h-14z" />
      <g className="gesture gesture-down">
        <path fill="var(--tomato)" d="m412 20 37 10-10 37-37-10z" />
        <path fill="var(--paper)" d="m426 24 10 3-10 37-10-3z" />
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={8}
        d="M302 46h38l28 74h108M346 66h142M352 82h134M358 98h126M489 62l-11 62"
      />
      <circle cx={390} cy={134} r={10} fill="var(--mustard)" stroke="var(--ink)" strokeWidth={8} />
      <circle cx={464} cy={134} r={10} fill="var(--mustard)" stroke="var(--ink)" strokeWidth={8} />
    </PictureFrame>
  );
}
