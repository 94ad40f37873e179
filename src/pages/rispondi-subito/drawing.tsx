import { Dotted, type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** A telephone whose dial is a clock, with the handset already lifted; its cord goes off the page. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--mustard)">
      <path fill="none" stroke="var(--ink)" strokeWidth={12} d="M480 452c80 0 40 96 120 96h1200" />
      <path fill="var(--teal)" d="M186 150h188l132 240v122h24v48H30v-48h24V390z" />
      <circle cx={280} cy={372} r={176} fill="var(--ink)" />
      <path
        stroke="var(--paper)"
        strokeWidth={50}
        strokeLinecap="round"
        d="M346 258h0M394 306h0M412 372h0M394 438h0M346 486h0M280 504h0M214 486h0M166 438h0M148 372h0M166 306h0M214 258h0"
      />
      <circle cx={280} cy={240} r={25} fill="var(--tomato)" />
      <circle cx={280} cy={372} r={88} fill="var(--paper)" />
      <path fill="none" stroke="var(--ink)" strokeWidth={16} d="M280 304v68l48 36" />
      <path
        className="gesture gesture-turn"
        fill="var(--tomato)"
        stroke="var(--mustard)"
        strokeWidth={12}
        transform="rotate(-9 280 90)"
        d="M20 200v-74C20 56 132 14 280 14s260 42 260 112v74H398v-22c0-36-48-54-118-54s-118 18-118 54v22z"
      />
    </PictureFrame>
  );
}

/** The upper half of the telephone, right of the label, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground="var(--mustard)">
      <path fill="var(--teal)" d="M330 56h120l60 105H270z" />
      <circle cx={390} cy={161} r={94} fill="var(--ink)" />
      <Dotted d="M330 161A60 60 0 0 1 450 161" width={24} gap={31.4} color="var(--paper)" />
      <path
        fill="var(--tomato)"
        stroke="var(--mustard)"
        strokeWidth={8}
        transform="rotate(-6 390 60)"
        d="M236 92V66c0-42 72-56 154-56s154 14 154 56v26h-78V80c0-14-32-20-76-20s-76 6-76 20v12z"
      />
    </PictureFrame>
  );
}
