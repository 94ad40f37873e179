import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/sections.tsx";
import type { Path } from "../../urls.ts";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** A few lines on each card's service, in the order of the cards. */
  entries: readonly { text: string; link: string }[];
  guide: { title: string; text: string; rows: readonly { need: string; answer: string; path: Path }[] };
  cta: CallToActionWords;
}
