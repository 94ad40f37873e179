import type { PageWords } from "../../components/page.ts";
import type { HeroWords } from "../../components/sections/page-hero.tsx";
import type { FaqWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  hero: HeroWords & {
    startNow: string;
    learnMore: string;
    /** Of the picture's back: two words, and what a click does. */
    flip: { words: readonly string[]; back: string; turn: string };
  };
  /** On the cards of the services. */
  card: {
    turn: string;
    turnBack: string;
    learnMore: string;
    call: string;
    availability: string;
    sendMessage: string;
    sendMessageOrVoice: string;
  };
  /** Below the cards: a question, and the link to what each budget buys. */
  starts: { text: string; link: string };
  /** For visitors who asked for a page that does not exist. */
  missing: { text: string; close: string };
  statistics: { title: string; clients: string; campaigns: string; roi: string; roiBasis: string; experience: string };
  method: { title: string; text: string; steps: readonly Titled[] };
  clients: { title: string; text: string; visit: string; sample: string };
  faq: FaqWords;
  testimonials: { title: string };
  feed: { title: string };
}
