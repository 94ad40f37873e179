import { PictureFrame, type PictureProps, palette } from "../../components/shapes.tsx";

/** One page, two moments: a bolt strikes right through, and turns the outline into the finished site. */
export function Picture(props: PictureProps) {
  return (
    <PictureFrame {...props} ground={palette.tomato}>
      <path fill={palette.tomato} d="M0-1200h2400v1760H0z" />
      <path fill={palette.paper} d="M200 96h320v368H200z" />
      <path fill={palette.teal} d="M200 184h280v130H200z" />
      <circle cx={420} cy={264} r={50} fill={palette.sky} />
      <path fill={palette.ink} d="M200 96h320v48H200zM200 346h280v22H200zM200 386h160v40H200z" />
      <path fill={palette.tomato} d="M380 386h100v40H380z" />
      <path fill={palette.teal} d="M0-1200h1312L450 0 260 290h40L165 560H0z" />
      <path
        fill="none"
        stroke={palette.paper}
        strokeWidth={6}
        d="M340 96H40v368h180M40 144h280M270 184H80v130h100M80 184l140 130M80 314l190-130M80 357h170M80 406h120"
      />
      <path
        className="gesture gesture-strike"
        fill={palette.mustard}
        d="M1205-1200 160 320h96L130 560h70l220-300h-96L1419-1200z"
      />
    </PictureFrame>
  );
}
