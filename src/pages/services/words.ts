import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { Path } from "../../urls.ts";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** Below the list: a service without a card. */
  more: { text: string; link: string };
  guide: { title: string; text: string; rows: readonly { need: string; answer: string; path: Path }[] };
  /** What a budget for the first months buys, what is there at their end, and what follows. */
  starts: Titled & { items: readonly { budget: string; buys: string; monthThree: string; follows: string }[] };
  /** What is the same for every service: what remains yours, and what stops. */
  terms: Titled;
  cta: CallToActionWords;
}
