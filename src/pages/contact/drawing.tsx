import { useSite } from "../../components/page-context.tsx";
import { type DrawingProps, PictureFrame } from "../../components/shapes.tsx";

/** A town with its rings and, up the line, another one with its park: a pin for each office. */
export function Drawing(props: DrawingProps) {
  const { facts } = useSite();
  return (
    <PictureFrame {...props} ground="var(--sky)">
      <path fill="var(--mustard)" d="M560 0l0 250a250 250 0 0 1 -250 -250z" />
      <path fill="var(--mustard)" d="M0 400h170v160H0z" />
      <g fill="none" stroke="var(--paper)" strokeWidth={18}>
        <circle cx={170} cy={400} r={60} />
        <circle cx={170} cy={400} r={130} />
        <circle cx={170} cy={400} r={210} />
        <path d="M170 400 0 230M170 400H0M170 400v160M170 400h390M170 400 80 0" />
      </g>
      {facts.addresses.operational && <OtherOffice />}
      <path fill="var(--ink)" d="m170 400-62-108a72 72 0 1 1 124 0z" />
      <path fill="var(--mustard)" d="M360 440h200v120H360z" />
      <path fill="var(--ink)" d="M360 440h200l-100 74z" />
      <circle cx={170} cy={256} r={28} fill="var(--mustard)" />
    </PictureFrame>
  );
}

function OtherOffice() {
  return (
    <>
      <path fill="none" stroke="var(--tomato)" strokeWidth={24} strokeLinecap="round" d="m170 400 210-210h70" />
      <path stroke="var(--paper)" strokeWidth={14} strokeLinecap="round" d="M280 290h0M330 240h0M380 190h0" />
      <g className="gesture gesture-up">
        <path fill="var(--tomato)" d="m450 190-48-84a56 56 0 1 1 96 0z" />
        <circle cx={450} cy={78} r={22} fill="var(--paper)" />
      </g>
    </>
  );
}

/** A pin for each office on the map right of the label, for phones. */
export function Band({ alt }: { alt: string }) {
  const { facts } = useSite();
  return (
    <PictureFrame alt={alt} band="0 14 560 134" ground="var(--sky)">
      <path fill="var(--teal)" d="M560 0l0 76a76 76 0 0 1 -76 -76z" />
      <path fill="var(--mustard)" d="M0 0h150v90H0z" />
      <g fill="none" stroke="var(--paper)" strokeWidth={10}>
        <circle cx={420} cy={138} r={56} />
        <circle cx={420} cy={138} r={110} />
        <path d="M420 138V0M420 138h140M420 138H0M150 0v161M0 90h150" />
      </g>
      {facts.addresses.operational && (
        <>
          <path fill="none" stroke="var(--tomato)" strokeWidth={12} strokeLinecap="round" d="m420 138-40-46H270" />
          <g className="gesture gesture-up">
            <path fill="var(--tomato)" d="m270 92-24-40a28 28 0 1 1 48 0z" />
            <circle cx={270} cy={38} r={11} fill="var(--paper)" />
          </g>
        </>
      )}
      <path fill="var(--ink)" d="m420 140-34-58a40 40 0 1 1 68 0z" />
      <circle cx={420} cy={62} r={16} fill="var(--mustard)" />
    </PictureFrame>
  );
}
