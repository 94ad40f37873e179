import type { PageWords } from "../../components/page.ts";
import type { FaqWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { AdsCostWords } from "../../islands/ads-cost.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  whatsapp: string;
  call: string;
  scroll: string;
  /** The rates come from the terms. */
  prices: {
    title: string;
    /** Up to which spend top-ups are better. */
    text: string;
    /** On what the fee is computed. */
    note: string;
    /** The way to another start, for smaller budgets. */
    plans: string;
    /** What a spend comes to. */
    cost: AdsCostWords;
    /** Names the table of examples. */
    examples: string;
  };
  /** Why it costs less, and what both bills are called. */
  winWin: Titled & { usual: string; winWin: string };
  problems: { title: string; items: readonly Titled[] };
  philosophy: Titled;
  blocks: { title: string; items: readonly { title: string; items: readonly string[] }[] };
  reasons: { title: string; items: readonly Titled[] };
  testimonials: { title: string };
  faq: FaqWords;
  final: Titled;
}
