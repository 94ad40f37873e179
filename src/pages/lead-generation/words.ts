import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** From a visit to a conversation: the net of the illustration. */
  funnel: { title: string; text: string; stages: readonly Titled[] };
  /** What makes a good enquiry, and the line of a sample record that shows it. */
  features: Titled & { items: readonly (Titled & { sample: string })[] };
  process: { title: string; text: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
