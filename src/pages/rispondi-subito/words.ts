import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { ExamplesWords } from "../../components/sections/examples.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

interface Figure {
  figure: string;
  note: string;
}

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price, and what the monthly one includes. */
  moves: string;
  test: Titled & { button: string };
  /** A call: who speaks, and what is said or written. */
  call: Titled & { moments: readonly { who: string; said: string }[] };
  features: Titled & { items: readonly Titled[] };
  /** The hours of a week: those of an office, and all others. */
  week: { days: readonly string[]; open: Figure; closed: Figure };
  /** How many calls are lost in a month, and beside it what a month of answers costs. */
  lost: Titled & {
    perDay: string;
    result: string;
    perMonth: string;
    monthly?: Figure;
    send: string;
    note: string;
    /** In the table of examples, the price stands below the lost calls. */
    examples: ExamplesWords & { price: string };
  };
  process: { title: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
