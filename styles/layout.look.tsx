import type { Look } from "../src/components/look.ts";
import { Items } from "../src/components/sections/lists.tsx";
import { Section } from "../src/components/sections/section.tsx";

export const layout: Look = {
  says: "A section on one of the grounds, with its text beside or below the heading, or its content beside both.",
  kinds: {
    "<Section>": ({ features }, tone) => (
      <Section id={`section-${tone}`} tone={tone} head={features}>
        <p className="fine-print">fine-print</p>
      </Section>
    ),
    '<Section note="below">': ({ features }, tone) => (
      <Section id={`below-${tone}`} tone={tone} head={features} note="below">
        <p className="lede">lede</p>
      </Section>
    ),
    '<Section layout="beside">': ({ features }, tone) => (
      <Section id={`beside-${tone}`} tone={tone} layout="beside" head={features}>
        <Items items={features.items} look="rows" />
      </Section>
    ),
    '<Section layout="seven-five">': ({ features }, tone) => (
      <Section id={`seven-five-${tone}`} tone={tone} layout="seven-five">
        <div>
          <h2>{features.title}</h2>
        </div>
        <div className="tile tone-sand">tile</div>
      </Section>
    ),
    'className="stack-2", className="stack-3": one thing below the other': (_, tone) => (
      <Section id={`stacks-${tone}`} tone={tone} head={{ title: tone }}>
        <div className="stack-3">
          <ul className="stack-2">
            <li className="tile tone-sky">tile, a card</li>
            <li className="tile tone-sky">tile</li>
          </ul>
          <p className="side-by-side">
            <strong>side-by-side</strong> <span className="fine-print">fine-print</span>
          </p>
        </div>
      </Section>
    ),
    'className="tile on-paper", "torn", "whole": a sheet, a receipt, and what paper does not break': (_, tone) => (
      <Section id={`sheets-${tone}`} tone={tone} head={{ title: tone }}>
        <div className="stack-2">
          <p className="tile on-paper whole">tile on-paper whole</p>
          <p className="tile on-paper torn">tile on-paper torn</p>
        </div>
      </Section>
    ),
  },
  isSection: true,
};
