import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { FaqItem, QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { samplePrices } from "./sample-prices.ts";

/** The pages of the sample: its cover, its pieces and its back. */
export type SamplePage = "cover" | keyof typeof samplePrices | "shop";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What moves the price. */
  moves: string;
  advantages: { title: string; items: readonly Titled[] };
  /** A small catalog to try: cover, pages, back. */
  demo: {
    title: string;
    text: string;
    label: string;
    previous: string;
    next: string;
    /** On the corner of the cover. */
    leaf: string;
    ask: string;
    /** Below the code that leads here. */
    scan: string;
    pages: Record<SamplePage, Titled>;
  };
  uses: { title: string; items: readonly Titled[] };
  questions: QuestionsWords & { items: { updates: FaqItem } };
  /** What can be sent to us, and how: "Mandacelo su WhatsApp o per e-mail". */
  cta: CallToActionWords & { send: { start: string; chat: string; or: string; mail: string; end: string } };
}
