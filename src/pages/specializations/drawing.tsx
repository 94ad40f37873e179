import { type DrawingProps, PictureFrame, Ring } from "../../components/shapes.tsx";

/** A knife with four blades: rule, lens, faders and compasses, one for each specialization. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--sky)">
      <g className="gesture gesture-turn">
        <g transform="translate(16) rotate(-9 116 470)">
          <path fill="var(--mustard)" d="M66 60h88v420H66z" />
          <path stroke="var(--ink)" strokeWidth={56} strokeDasharray="10 60" d="M94 81v400" />
          <path stroke="var(--ink)" strokeWidth={30} strokeDasharray="10 60" d="M81 116v350" />
        </g>
      </g>
      <path fill="var(--paper)" d="M196 160h32v320h-32z" />
      <circle cx={212} cy={100} r={62} fill="var(--mustard)" />
      <Ring x={212} y={100} r={60} width={24} color="var(--ink)" />
      <path fill="var(--ink)" d="M180 76h64v12h-64zm0 20h64v12h-64zm0 20h40v12h-40z" />
      <path fill="var(--teal)" d="M292 90h100v390H292z" />
      <path stroke="var(--ink)" strokeWidth={8} d="M315 110v380m27-380v380m27-380v380" />
      <path fill="var(--paper)" d="M302 280h26v50h-26zm27-130h26v50h-26zm27 80h26v50h-26z" />
      <rect x={24} y={408} width={512} height={136} rx={44} fill="var(--tomato)" />
      <path stroke="var(--ink)" strokeWidth={12} d="M60 414h440" />
      <circle cx={110} cy={480} r={22} fill="var(--paper)" />
      <path fill="none" stroke="var(--paper)" strokeWidth={12} d="M502 416A94 94 0 0 1 361 497" />
      <path fill="var(--ink)" d="M443 40h22v70l14 40 28 240-5 24-9-20-39-184-37 184-9 20-5-24 26-240 14-40z" />
      <circle cx={454} cy={140} r={40} fill="var(--mustard)" />
    </PictureFrame>
  );
}

/** The four instruments as high as a phone's strip, the compasses right of the label. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground="var(--paper)">
      <path fill="var(--mustard)" d="M0 0h180v161H0z" />
      <path stroke="var(--ink)" strokeWidth={24} strokeDasharray="4 12" d="M10 14h170" transform="translate(0 12)" />
      <path fill="var(--teal)" d="M180 0h120v161H180z" />
      <path fill="var(--paper)" d="M232 90h16v71h-16z" />
      <circle cx={240} cy={64} r={36} fill="var(--mustard)" />
      <Ring x={240} y={64} r={36} width={12} color="var(--paper)" />
      <path fill="var(--ink)" d="M222 50h36v7h-36zm0 13h36v7h-36zm0 13h22v7h-22z" />
      <path fill="var(--ink)" d="M300 0h88v161h-88z" />
      <path stroke="var(--mustard)" strokeWidth={6} d="M322 24v114M344 24v114M366 24v114" />
      <path
        className="gesture gesture-up"
        fill="var(--paper)"
        d="M312 90h20v28h-20zm22-56h20v28h-20zm22 34h20v28h-20z"
      />
      <path fill="none" stroke="var(--tomato)" strokeWidth={6} d="M463 142A62 62 0 0 0 417 82" />
      <path fill="var(--ink)" d="M427 18h10v20l26 104-31-72-31 72 26-104z" />
      <circle cx={432} cy={50} r={16} fill="var(--mustard)" />
    </PictureFrame>
  );
}
