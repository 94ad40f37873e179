import { Dotted, PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** A telephone whose dial is a clock, with the handset already lifted; its cord goes off the page. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.mustard}>
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth={12}
        d="M480 500h110c70 0 70-90 24-90s-46 90 24 90 70-90 24-90-46 90 24 90 70-90 24-90-46 90 24 90 70-90 24-90-46 90 24 90h1000"
      />
      <path fill={palette.teal} d="M186 150h188l132 240v122h24v48H30v-48h24V390z" />
      <circle cx={280} cy={372} r={176} fill={palette.ink} />
      <path
        stroke={palette.paper}
        strokeWidth={50}
        strokeLinecap="round"
        d="M346 258h0M394 306h0M412 372h0M394 438h0M346 486h0M280 504h0M214 486h0M166 438h0M148 372h0M166 306h0M214 258h0"
      />
      <circle cx={280} cy={240} r={25} fill={palette.tomato} />
      <circle cx={280} cy={372} r={88} fill={palette.paper} />
      <path fill="none" stroke={palette.ink} strokeWidth={16} d="M280 304v68l48 36" />
      <path
        className="gesture gesture-turn"
        fill={palette.tomato}
        transform="rotate(-9 280 90)"
        d="M20 200v-74C20 56 132 14 280 14s260 42 260 112v74H398v-22c0-36-48-54-118-54s-118 18-118 54v22z"
      />
    </PictureFrame>
  );
}

/** The handset beside the dial with its clock, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground={palette.teal}>
      <path
        fill={palette.tomato}
        d="M54 112V80c0-42 66-62 136-62s136 20 136 62v32h-72V96c0-16-26-22-64-22s-64 6-64 22v16z"
      />
      <circle cx={432} cy={80} r={70} fill={palette.ink} />
      <Dotted d="M385 80A47 47 0 1 1 432 127" width={20} gap={27.6} color={palette.paper} />
      <circle cx={432} cy={80} r={30} fill={palette.paper} />
      <path fill="none" stroke={palette.ink} strokeWidth={7} d="M432 58v22l15 11" />
    </PictureFrame>
  );
}
