import type { PageWords } from "../../components/page.ts";
import type { OnlineWords } from "../../components/sections/online-section.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { TimelineStep, Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  requestQuote: string;
  learnMore: string;
  process: { title: string; text: string; steps: readonly TimelineStep[]; contact: string; prices: string };
  online: OnlineWords;
  inclusive: { title: string; text: string; items: readonly Titled[] };
  /** What is crossed out, and why. */
  simplicity: Titled & { points: readonly Titled[] };
  updates: { title: string; text: string; items: readonly string[] };
  conversion: { title: string; text: string; items: readonly Titled[] };
  pricing: {
    title: string;
    text: string;
    options: readonly PricingOption[];
    /** What follows each of them. */
    next: string;
    recharge: PricingOption & { text: string };
  };
  questions: QuestionsWords;
  contact: Titled & { whatsapp: string; phone: string };
}

/** A price card. */
export interface PricingOption {
  title: string;
  /** With currency; "VAT extra" is set beside it. */
  price: string;
  period: string;
  /** What the price comes to in a month; may be empty. */
  monthly: string;
  /** What sets the plan apart; may be empty. */
  mark: string;
  features: readonly string[];
  button: string;
}
