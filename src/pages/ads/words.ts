import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** Google beside Facebook: when each is right. */
  platforms: { title: string; google: Titled; facebook: Titled; both: string };
  /** Points at the offer with its prices. */
  offer: Titled & { link: string };
  features: { title: string; items: readonly Titled[] };
  process: { title: string; text: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
