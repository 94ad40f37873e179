import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** One page, two moments: a bolt strikes right through, and turns the outline into the finished site. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--tomato)">
      <path fill="var(--tomato)" d="M0-1200h2400v1760H0z" />
      <path fill="var(--paper)" d="M200 96h320v368H200z" />
      <path fill="var(--teal)" d="M200 184h280v130H200z" />
      <circle cx={420} cy={264} r={50} fill="var(--sky)" />
      <path fill="var(--ink)" d="M200 96h320v48H200zM200 346h280v22H200zM200 386h160v40H200z" />
      <path fill="var(--tomato)" d="M380 386h100v40H380z" />
      <path fill="var(--teal)" d="M0-1200h1312L450 0 260 290h40L165 560H0z" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth={6}
        d="M340 96H40v368h180M40 144h280M270 184H80v130h100M80 184l140 130M80 314l190-130M80 357h170M80 406h120"
      />
      <path
        className="gesture gesture-strike"
        fill="var(--mustard)"
        d="M1205-1200 160 320h96L130 560h70l220-300h-96L1419-1200z"
      />
    </PictureFrame>
  );
}

/** The bolt strikes a page right of the label, for phones: an outline on one side, the finished site on the other. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground="var(--tomato)">
      <path fill="var(--paper)" d="M380 36h86v92h-86z" />
      <path fill="var(--ink)" d="M380 36h86v14h-86zM400 108h34v8h-34z" />
      <path fill="var(--teal)" d="M400 60h56v38h-56z" />
      <circle cx={436} cy={79} r={13} fill="var(--sky)" />
      <path fill="var(--tomato)" d="M440 108h16v8h-16z" />
      <path fill="var(--teal)" d="M0 0h440L376 161H0z" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth={4}
        d="M416 38h-90v88h62M326 52h84M338 64h64v32h-64zl64 32M338 96l64-32M338 110h40"
      />
      <path className="gesture gesture-strike" fill="var(--mustard)" d="m426 20-58 70h28l-20 52 66-78h-30l42-44z" />
    </PictureFrame>
  );
}
