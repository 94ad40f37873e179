import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { OnlineWords } from "../../components/sections/online-tool.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { Facts } from "../../facts/fact-rules.ts";

type Phase = keyof Facts["delivery"]["instantWebsites"];

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price. */
  moves: string;
  timeline: { title: string; text: string; steps: Record<Phase, Titled>; online: OnlineWords };
  benefits: {
    title: string;
    items: readonly (Titled & { figure: string })[];
  };
  /** What the site is made of when it goes online. */
  included: { title: string; text: string; items: readonly string[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
