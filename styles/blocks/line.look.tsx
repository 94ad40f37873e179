import type { Look } from "../../src/components/look.ts";
import { Steps } from "../../src/components/sections/lists.tsx";
import { Section } from "../../src/components/sections/section.tsx";

export const line: Look = {
  says: "Steps as the stops of an underground line, which runs on to the edge of the screen; its section clips it.",
  kinds: {
    '<Steps className="line"> in a Section className="runs-on"': ({ process }, tone) => (
      <Section id={`line-${tone}`} tone={tone} className="runs-on" head={{ title: tone }}>
        <Steps steps={process.steps} className="line" />
      </Section>
    ),
  },
  isSection: true,
};
