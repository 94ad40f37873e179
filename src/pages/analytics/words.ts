import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price inside its range. */
  moves: string;
  /** The questions one page of report answers, from a sample; the last one needs no figures. */
  report: Titled & { see: string; questions: readonly ReportQuestion[] };
  features: { title: string; items: readonly Titled[] };
  process: { title: string; steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}

export interface ReportQuestion {
  question: string;
  answer: string;
  /** Drawn as bars. */
  figures: readonly ReportFigure[];
}

/** An amount with its name, and how it is written. */
export interface ReportFigure {
  name: string;
  amount: number;
  written?: string;
}
