import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** Google beside Facebook: when each is right. */
  platforms: { title: string; google: Titled; facebook: Titled; both: string };
  /** What management costs at least, as a sum: its figures, and what they come to. Points at the offer with its prices. */
  offer: {
    title: string;
    setup: Figure;
    advance: Figure;
    total: Figure;
    text: string;
    link: string;
  };
  features: { title: string; items: readonly Titled[] };
  process: { title: string; text: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  /** The hoarding of the closing says it in two lines. */
  cta: CallToActionWords & { hoarding: readonly [string, string] };
}

/** A figure, what it is, and what to know about it. */
export interface Figure {
  figure: string;
  label: string;
  note: string;
}
