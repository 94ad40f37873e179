import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** The way to the page with all prices. */
  prices: string;
  /** What management costs at least, as a sum: its figures, and what they come to. */
  sum: {
    setup: Figure;
    advance: Figure;
    total: Figure;
    /** Up to which spend the sum holds, an example above it, and what follows. */
    notes: readonly string[];
    /** What lead generation is for; its page is named before it. */
    otherwise: string;
  };
  /** Google beside Facebook: when each is right. */
  platforms: { title: string; google: Titled; facebook: Titled; both: string };
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
