import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price inside its range. */
  moves: string;
  /** The questions one page of report answers, from a sample. */
  report: Titled & {
    see: string;
    questions: Record<"sources" | "cost" | "best" | "lost" | "next", { question: string; answer: string }>;
    /** The names of the figures that are drawn as bars. */
    site: string;
    ad: string;
    visits: string;
    priceViews: string;
    enquiries: string;
  };
  features: { title: string; items: readonly Titled[] };
  process: { title: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
