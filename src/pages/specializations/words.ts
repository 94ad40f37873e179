import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  platforms: { title: string; text: string; google: TitledList; facebook: TitledList };
  /** Its chart begins today and ends in a year. */
  seo: TitledList & { today: string; inAYear: string };
  analytics: TitledList & { price: string };
  questions: QuestionsWords;
  /** Which crafts have a price to name, where the page has no range. */
  cta: CallToActionWords & { prices?: string };
}

/** A heading with its text and three points. */
export interface TitledList extends Titled {
  items: readonly string[];
}
