import type { Look } from "../../src/components/look.ts";
import { Answers } from "../../src/components/sections/questions.tsx";

export const answers: Look = {
  says: "A few questions with their answers in view; without a class of its own a page draws the rule they hang from.",
  kinds: {
    "<Answers>": ({ questions }) => <Answers items={questions.items} />,
    '<Answers className="answers ruled ticks">': ({ questions }) => (
      <Answers items={questions.items} className="answers ruled ticks" />
    ),
  },
};
