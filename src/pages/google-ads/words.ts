import type { PageWords } from "../../components/page.ts";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  whatsapp: string;
  call: string;
  scroll: string;
  problems: { title: string; text: string; items: readonly Titled[] };
  philosophy: { title: string; paragraphs: readonly string[]; quote: string };
  blocks: { title: string; items: readonly { title: string; items: readonly string[] }[] };
  prices: {
    title: string;
    text: string;
    /** What is paid, in figures. */
    rows: readonly Price[];
    /** What goes with it. */
    terms: readonly Price[];
    /** What a spend comes to. */
    cost: {
      spend: string;
      result: string;
      winWin: string;
      fee: string;
      total: string;
      firstInvoice: string;
      /** What the amounts are without, and what the first payment is for. */
      terms: string;
      /** The rows say what each amount is; the columns are the examples. */
      examples: { caption: string; rows: readonly string[] };
    };
  };
  winWin: { title: string; text: string; offers: readonly Offer[]; note: string };
  reasons: { title: string; items: readonly Titled[] };
  testimonials: { title: string; text: string };
  faq: QuestionsWords;
  final: Titled;
}

/** A line of the price list. */
export interface Price {
  label: string;
  value: string;
  note: string;
}

/** The service without or with Win-Win. */
export interface Offer {
  title: string;
  /** What setup costs, and for what. */
  setup: string;
  unit: string;
  items: readonly string[];
}
