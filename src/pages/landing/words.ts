import type { PageWords } from "../../components/page.ts";
import type { OnlineWords } from "../../components/sections/online-tool.tsx";
import type { FaqItem } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { Facts } from "../../facts/fact-rules.ts";

type Phase = keyof Facts["delivery"]["landingPages"];

/** What every language says on this page. */
export interface Words extends PageWords {
  requestQuote: string;
  learnMore: string;
  process: { title: string; steps: Record<Phase, Titled>; contact: string; prices: string };
  pricing: {
    title: string;
    /** What a page costs after any plan. */
    text: string;
    options: readonly PricingOption[];
    topUp: PricingOption & { text: string };
    /** What enquiries cost; empty if the facts do not say so. */
    enquiries: string;
    /** For what the offer is not; the link follows. */
    limit: { text: string; link: string };
    questions: readonly FaqItem[];
  };
  /** What the client has to do, and the tool that says by when. */
  simplicity: Titled & { online: OnlineWords };
  inclusive: { title: string; items: readonly Titled[] };
  updates: { title: string; items: readonly string[] };
  conversion: { title: string; items: readonly Titled[] };
  contact: Titled & { whatsapp: string; phone: string };
}

/** A price card. */
export interface PricingOption {
  title: string;
  /** With currency; "VAT extra" is set beside it. */
  price: string;
  period: string;
  features: readonly string[];
  button: string;
  /** What the contact section says once the plan is chosen. */
  choice: string;
}
