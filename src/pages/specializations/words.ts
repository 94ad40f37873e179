import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  platforms: { title: string; google: Tool; facebook: Tool };
  /** Its chart begins today and ends in a year. */
  seo: Tool & { today: string; inAYear: string };
  analytics: Tool;
  /** What the management of ads costs, search ranking, and analytics. */
  prices: Record<"google" | "facebook" | "analytics", string>;
  questions: QuestionsWords;
  cta: CallToActionWords;
}

/** A heading with its line and three points. */
export interface Tool extends Titled {
  items: readonly string[];
}
