import type { Look } from "../../src/components/look.ts";
import { Steps } from "../../src/components/sections/lists.tsx";
import { Section } from "../../src/components/sections/section.tsx";

export const line: Look = {
  says: "Steps as the stops of an underground line, which runs on to the edge of the screen; its section clips it.",
  kinds: {
    '<Steps look="line"> in a Section className="runs-on"': ({ process }, tone) => (
      <Section id={`line-${tone}`} tone={tone} className="runs-on" head={{ title: tone }}>
        <Steps steps={process.steps} look="line" />
      </Section>
    ),
  },
  isSection: true,
};
