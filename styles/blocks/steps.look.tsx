import type { Look } from "../../src/components/look.ts";
import { Steps } from "../../src/components/sections/lists.tsx";

export const steps: Look = {
  says: "Numbered steps below a rule; a point list has neither number nor rule.",
  kinds: {
    "<Steps>": ({ process }) => <Steps steps={process.steps} />,
    '<Steps className="point-list">': ({ process }) => <Steps steps={process.steps} className="point-list" />,
  },
};
