import type { Look } from "../../src/components/look.ts";
import { Answers } from "../../src/components/sections/questions.tsx";

export const answers: Look = {
  says: "A few questions with their answers in view, as they are or hanging from a rule.",
  kinds: {
    "<Answers>": ({ questions }) => <Answers items={questions.items} />,
    '<Answers rule="ticks">': ({ questions }) => <Answers items={questions.items} rule="ticks" />,
    '<Answers rule="dots">': ({ questions }) => <Answers items={questions.items} rule="dots" />,
  },
};
