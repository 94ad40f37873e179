import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  test: Titled & { button: string; note: string };
  features: { title: string; items: readonly Titled[] };
  /** A call, minute by minute: what the caller hears and what you get. */
  call: { title: string; text: string; moments: readonly Titled[] };
  process: { title: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
