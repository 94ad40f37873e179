import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** The questions one page of report answers. */
  report: {
    title: string;
    text: string /** Marks the answers as those of a sample. */;
    sample: string;
    questions: readonly { question: string; answer: string }[];
  };
  features: { title: string; items: readonly Titled[] };
  process: { title: string; text: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
