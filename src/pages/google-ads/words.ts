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
    /** Up to which spend the minimum holds, and below which another start is better. */
    text: string;
    /** What the prices leave out, what that comes to with VAT, and how the advance is settled. */
    note: string;
    /** The way to another start, for smaller budgets. */
    plans: string;
    /** What a spend comes to. */
    cost: AdsCostWords;
    /** Names the table of examples. */
    examples: string;
  };
  winWin: { title: string; text: string; offers: readonly Offer[] };
  problems: { title: string; items: readonly Titled[] };
  philosophy: Titled;
  blocks: { title: string; items: readonly { title: string; items: readonly string[] }[] };
  reasons: { title: string; items: readonly Titled[] };
  testimonials: { title: string };
  faq: FaqWords;
  final: Titled;
}

/** The service without or with Win-Win. */
export interface Offer {
  title: string;
  /** What setup costs, and for what. */
  setup: string;
  unit: string;
  items: readonly string[];
}
