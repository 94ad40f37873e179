import type { Look } from "../../src/components/look.ts";
import { Faq, FoldedAnswers } from "../../src/components/sections/questions.tsx";
import { Section } from "../../src/components/sections/section.tsx";

export const questions: Look = {
  says: "Questions of which one is open at a time, and the way to ask another; three or fewer stand open.",
  kinds: {
    '<Faq> in a Section layout="beside"': ({ questions }, tone) => (
      <Section id={`questions-${tone}`} tone={tone} layout="beside" head={questions}>
        <Faq items={Object.values(questions.items)} />
      </Section>
    ),
    "<FoldedAnswers>": ({ questions }, tone) => (
      <Section id={`folded-${tone}`} tone={tone} head={questions}>
        <FoldedAnswers items={Object.values(questions.items)} />
      </Section>
    ),
  },
  isSection: true,
};
