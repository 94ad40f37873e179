import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { ExamplesWords } from "../../components/sections/examples.tsx";
import type { OfferFact } from "../../components/sections/page-hero.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

interface WeekPart {
  figure: string;
  note: string;
}

/** What every language says on this page. */
export interface Words extends PageWords {
  test: Titled & { button: string };
  features: Titled & { items: readonly Titled[] };
  /** The hours of a week: those of an office, and all others. */
  week: { days: readonly string[]; open: WeekPart; closed: WeekPart };
  /** A call, minute by minute: what the caller hears and what you get. */
  call: {
    title: string;
    text: string /** What is said at each moment, and what happens. */;
    moments: readonly (Titled & { said: string })[];
  };
  /** How many calls are lost in a month, and what it costs to answer them. */
  lost: Titled & {
    perDay: string;
    result: string;
    perMonth: string;
    note: string;
    remedy: string;
    prices: readonly OfferFact[];
    examples: ExamplesWords;
  };
  process: { title: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
