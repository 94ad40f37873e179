import type { Look } from "../../src/components/look.ts";
import { DaySteps } from "../../src/components/sections/day-steps.tsx";
import type { Titled } from "../../src/components/sections/section.tsx";
import { tones } from "../../src/components/sections/section.tsx";

const dated = (steps: readonly Titled[]) => steps.map((step, index) => ({ ...step, day: `${index + 1}` }));

export const daySteps: Look = {
  says: "Steps that take days: when each is, what happens then.",
  kinds: {
    "<DaySteps>": ({ process }) => <DaySteps steps={dated(process.steps)} />,
    "<DaySteps tones>": ({ process }) => <DaySteps steps={dated(process.steps)} tones={tones} />,
  },
};
