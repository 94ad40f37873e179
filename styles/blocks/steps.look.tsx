import type { Look } from "../../src/components/look.ts";
import { Steps } from "../../src/components/sections/lists.tsx";

export const steps: Look = {
  says: "Numbered steps below a rule; a point list has neither number nor rule.",
  kinds: {
    '<Steps look="steps">': ({ process }) => <Steps steps={process.steps} look="steps" />,
    '<Steps look="point-list">': ({ process }) => <Steps steps={process.steps} look="point-list" />,
  },
};
