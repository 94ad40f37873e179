import type { PageWords } from "../../components/page.ts";
import type { TimelineStep } from "../../components/sections/day-steps.tsx";
import type { CallToActionWords, QuestionsWords, Titled } from "../../components/sections/sections.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  why: Titled;
  /** Hosting, SSL, analytics, updates. */
  included: { title: string; items: readonly Titled[] };
  process: { title: string; text: string; steps: readonly TimelineStep[] };
  /** The parts of a page that convinces, shown as a drawn page. */
  anatomy: { title: string; parts: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
