import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords, QuestionsWords, Titled } from "../../components/sections/sections.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  platforms: { title: string; text: string; google: TitledList; facebook: TitledList };
  seo: TitledList;
  analytics: TitledList;
  questions: QuestionsWords;
  cta: CallToActionWords;
}

/** A heading with its text and three points. */
export interface TitledList extends Titled {
  items: readonly string[];
}
