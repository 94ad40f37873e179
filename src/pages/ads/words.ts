import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { PriceRow } from "../../words/prices.ts";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** The way to the page with all prices. */
  prices: string;
  /** Who needs more than ads; the name of lead generation follows. */
  moves: string;
  /** Google beside Facebook: when each is right. */
  platforms: { title: string; google: Titled; facebook: Titled };
  features: { title: string; items: readonly Titled[] };
  process: { title: string; steps: readonly Titled[] };
  /** A month of a customer, as the report puts it. */
  report: Titled & { rows: readonly PriceRow[] };
  questions: QuestionsWords;
  /** The hoarding of the closing says it in two lines. */
  cta: CallToActionWords & { hoarding: readonly [string, string] };
}
