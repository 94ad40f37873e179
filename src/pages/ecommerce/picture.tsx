import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** Parcels drop into a basket of stripes and show through it. On a wide screen the trolley is longer than the screen. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.sky}>
      <path fill={palette.tomato} d="M360 120h200v316H360zM880 40h150v396H880z" />
      <path fill={palette.teal} d="M186 262h174v174H186zM720 180h160v256H720z" />
      <path fill={palette.mustard} d="M560 230h160v206H560zM1030 160h210v276h-210z" />
      <path
        fill={palette.paper}
        d="M440 120h44v316h-44zM251 262h44v174h-44zM618 230h44v206h-44zM778 180h44v256h-44zM933 40h44v396h-44zM1113 160h44v276h-44z"
      />
      <g className="gesture gesture-down">
        <path fill={palette.mustard} d="m196 18 150 44-44 150-150-44z" />
        <path fill={palette.paper} d="m254 35 34 10-44 150-34-10z" />
      </g>
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={16}
        d="M110 228h1400M122 268h1400M134 308h1400M146 348h1400M158 388h1400M0 128h88l86 300h1400"
      />
      <path fill={palette.ink} d="M36 532h1500v28H36z" />
      {[240, 460, 820, 1180].map((x) => (
        <circle key={x} cx={x} cy={484} r={34} fill={palette.mustard} stroke={palette.ink} strokeWidth={28} />
      ))}
    </PictureFrame>
  );
}

/** A full trolley, and one more parcel on its way, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground={palette.sky}>
      <path fill={palette.ink} d="M0 150h560v11H0z" />
      <path fill={palette.mustard} d="M316 40h56v60h-56z" />
      <path fill={palette.tomato} d="M372 8h62v92h-62z" />
      <path fill={palette.teal} d="M434 30h66v70h-66z" />
      <path fill={palette.paper} d="M336 40h16v60h-16zM394 8h18v92h-18zM458 30h18v70h-18z" />
      <g className="gesture gesture-right">
        <path fill={palette.tomato} d="m136 12 78 22-22 78-78-22z" />
        <path fill={palette.paper} d="m166 20 18 5-22 78-18-5z" />
      </g>
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={9}
        d="M252 24h46l34 96h162M309 54h202M315 72h190M322 90h176M512 50l-22 70"
      />
      <circle cx={354} cy={136} r={12} fill={palette.mustard} stroke={palette.ink} strokeWidth={9} />
      <circle cx={464} cy={136} r={12} fill={palette.mustard} stroke={palette.ink} strokeWidth={9} />
    </PictureFrame>
  );
}
