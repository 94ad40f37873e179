/** Words that texts put together with facts. */
export interface TermsWords {
  /** The main number, after "il" and "our": free for callers, and any other. */
  tollFreeNumber: string;
  ordinaryNumber: string;
  /** Before the lowest price of a range. */
  from: string;
  /** In the place of a price that varies. */
  madeToMeasure: string;
  /** From one to twelve, as they are said before months and years. */
  numbers: readonly string[];
  /** The months of ads management that are paid in advance; Italian puts an article before them. */
  firstMonths: string;
  /** The same with their lowest cost; follows the monthly fee. */
  firstTerm: string;
  month: { one: string; many: string };
  year: { one: string; many: string };
  /** The hours, days, months and years of the facts, with their units in the right number. */
  times: Record<
    | "availability"
    | "prospects"
    | "instantSite"
    | "landingPage"
    | "landingPageDays"
    | "activation"
    | "activationDays"
    | "support"
    | "reputation"
    | "founder"
    | "experience"
    | "initialTerm"
    | "tryAds"
    | "threeMonths"
    | "oneYear",
    string
  >;
}
