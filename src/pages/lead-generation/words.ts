import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price. */
  moves: string;
  /** What makes a good enquiry, and the field of a sample record that shows it. */
  features: Titled & { record: string; when: string; items: readonly (Titled & { label: string; sample: string })[] };
  /** From a visit to a conversation: the net of the illustration. */
  funnel: { title: string; stages: readonly Titled[] };
  process: { title: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
