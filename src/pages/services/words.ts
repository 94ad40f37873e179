import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { Path } from "../../urls.ts";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** Below the list: a service without a card. */
  more: { text: string; link: string };
  guide: { title: string; text: string; rows: readonly { need: string; answer: string; path: Path }[] };
  cta: CallToActionWords;
}
