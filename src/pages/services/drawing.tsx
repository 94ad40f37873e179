import { type DrawingProps, HalfDisc, PictureFrame, Ring } from "../../components/shapes.tsx";

/** The eight services as the tiles of one board, each cut as large as its tile allows. */
export function Drawing(props: DrawingProps) {
  return (
    <PictureFrame {...props} ground="var(--mustard)">
      <g className="gesture gesture-right">
        <path fill="var(--ink)" d="M0 16h76l10 26h166l-28 62H100L64 34H0z" />
        <path
          fill="var(--tomato)"
          d="M100 118a14 14 0 1 0 28 0 14 14 0 1 0-28 0m94 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0"
        />
      </g>
      <path fill="var(--sky)" d="M0 420h140v140H0z" />
      <path
        fill="var(--ink)"
        d="M26 488a44 44 0 1 1 44 44H26zM160 534v-22c0-44 52-72 120-72s120 28 120 72v22h-80v-34h-80v34z"
      />
      <path fill="var(--tomato)" d="M420 0h140v280H420zM420 420h140v140H420z" />
      <path fill="var(--teal)" d="M0 140h280v280H0z" />
      <Ring x={140} y={280} r={96} width={32} color="var(--paper)" />
      <circle cx={140} cy={280} r={40} fill="var(--mustard)" />
      <path fill="var(--paper)" d="M280 0h140v280H280zM512 16l-76 144h46l-14 104 76-144h-46zM440 446h84v114h-84z" />
      <path fill="var(--ink)" d="M280 280v-80h35v-60h35V80h35V20h35v260z" />
      <path fill="var(--sky)" d="M280 280h280v140H280z" />
      <path fill="var(--ink)" d="M280 320h44l84-34v128l-84-34h-44zM454 512h56v12h-56zm0 24h36v12h-36z" />
      <HalfDisc x={428} y={350} r={50} turn={0} fill="var(--tomato)" />
      <path fill="var(--mustard)" d="M454 460h56v38h-56z" />
    </PictureFrame>
  );
}

/** Four of the tiles in a row, for phones. */
export function Strip({ alt }: { alt: string }) {
  return (
    <PictureFrame alt={alt} band="0 0 560 161" ground="var(--teal)">
      <Ring x={92} y={66} r={36} width={16} color="var(--paper)" />
      <circle cx={92} cy={66} r={14} fill="var(--mustard)" />
      <path fill="var(--tomato)" d="M160 0h120v161H160z" />
      <path fill="var(--paper)" d="M226 20l-40 56h24l-8 44 42-58h-24z" />
      <path fill="var(--sky)" d="M280 0h120v161H280z" />
      <path fill="var(--ink)" d="M300 80a40 40 0 1 1 40 40h-40z" />
      <path fill="var(--mustard)" d="M400 0h160v161H400z" />
      <path fill="var(--teal)" d="M412 161v-46h22V85h22V50h22V20h22v141z" />
    </PictureFrame>
  );
}
