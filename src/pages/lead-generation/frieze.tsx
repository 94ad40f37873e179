import { Dotted, FriezeFrame, Ring } from "../../components/shapes.tsx";

/** Many dots pass by, right across the page and round the one that the net has caught. Rows stop where the edge would cut their dots. */
export function Frieze({ alt }: { alt: string }) {
  return (
    <FriezeFrame alt={alt}>
      <path fill="var(--teal)" d="M-900 0h3240v224H-900z" />
      <Dotted
        width={12}
        gap={36}
        color="var(--paper)"
        d="M-900 20H810M900 20H2340M-900 56H800M936 56H2340M-900 92H770M972 92H2340"
      />
      <Ring x={864} y={20} r={14} width={5} color="var(--mustard)" />
      <Dotted
        width={16}
        gap={24}
        color="var(--mustard)"
        d="M-900 128H560C700 128 740 212 864 212S1028 128 1168 128H2340M-900 164H560C640 164 688 191 737 214M991 214C1040 191 1088 164 1168 164H2340M-900 200H560C597 200 627 206 654 214M1074 214C1101 206 1131 200 1168 200H2340"
      />
      <circle cx={864} cy={122} r={73} fill="var(--tomato)" stroke="var(--paper)" strokeWidth={10} />
    </FriezeFrame>
  );
}
