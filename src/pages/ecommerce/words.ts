import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price. */
  moves: string;
  /** Where orders get lost, and what we do about it. */
  leaks: { title: string; rows: readonly { leak: string; remedy: string }[] };
  /** The steps, each with its line on the receipt of a sample order. */
  process: Titled & { steps: readonly (Titled & { line: string })[] };
  features: { title: string; items: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
