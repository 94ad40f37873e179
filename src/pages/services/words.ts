import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";

/** The orders of the table, from the smallest budget on. */
export type StartName = "landingPages" | "tryAds" | "tryAdsAndMore" | "leadGeneration";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** Above the list of services, and below it: a service without a card. */
  index: { title: string };
  more: { text: string; link: string };
  /** What budgets buy, and why; with what to begin who cannot answer, before its name. */
  starts: {
    title: string;
    columns: readonly string[];
    orders: Record<StartName, { title: string; reason: string }>;
    answering: string;
  };
  cta: CallToActionWords;
}
