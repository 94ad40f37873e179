import type { Look } from "../../src/components/look.ts";
import { Bill, PriceAndBill } from "../../src/components/sections/bill.tsx";
import { Section } from "../../src/components/sections/section.tsx";

export const bill: Look = {
  says: "What an order comes to, as a till receipt: beside the price of its service, or beside another bill.",
  kinds: {
    "<PriceAndBill>": ({ features }, tone) => <PriceAndBill of="ads" tone={tone} moves={features.text} />,
    '<PriceAndBill side="left">': (_, tone) => <PriceAndBill of="ads" tone={tone} side="left" />,
    '<div className="bills">': ({ features }, tone) => (
      <Section id={`bills-${tone}`} tone={tone} head={features}>
        <div className="bills">
          <Bill of="ads" />
          <Bill of="winWin" title={features.title} />
        </div>
      </Section>
    ),
  },
  isSection: true,
};
