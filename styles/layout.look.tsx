import type { Look } from "../src/components/look.ts";
import { Items } from "../src/components/sections/lists.tsx";
import { Section } from "../src/components/sections/section.tsx";

export const layout: Look = {
  says: "A section on one of seven grounds, with its text beside or below the heading, or its content beside both.",
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
    '<Section className="beside">': ({ features }, tone) => (
      <Section id={`beside-${tone}`} tone={tone} className="beside" head={features}>
        <Items items={features.items} className="rows" />
      </Section>
    ),
    '<Section className="page-grid seven-five">': ({ features }, tone) => (
      <Section id={`seven-five-${tone}`} tone={tone} className="page-grid seven-five">
        <div>
          <h2>{features.title}</h2>
        </div>
        <div className="tile tone-place">tile</div>
      </Section>
    ),
  },
  isSection: true,
};
