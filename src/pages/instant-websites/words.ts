import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { OnlineWords } from "../../components/sections/online-tool.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { TimelineStep, Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price. */
  moves: string;
  timeline: { title: string; text: string; steps: readonly TimelineStep[]; online: OnlineWords };
  benefits: {
    title: string;
    items: readonly (Titled & { figure: string })[];
  };
  /** What the site is made of when it goes online. */
  included: { title: string; text: string; items: readonly string[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
