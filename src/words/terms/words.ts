/** The terms of the offers, as sentences and as parts of sentences. An owner with other terms edits them in each language. */
export interface TermsWords {
  /** The main number, after "il" and "our": free for callers, and any other. */
  tollFreeNumber: string;
  ordinaryNumber: string;

  /** Before the lowest price of a range, and in the place of a price that varies. */
  from: string;
  madeToMeasure: string;
  /** What "from" means, once where prices are listed. */
  fromMeans: string;
  /** Beside every price, or once above a list of them; with the ad budget too. */
  vat: string;
  adsExcluded: string;
  adsAndVatExcluded: string;
  /** What a price is for, after the amount: "a progetto". */
  units: Record<"project" | "setup" | "month" | "year", string>;
  /** A duration after a price: "per 3 mesi", and as what a price includes: "3 mesi di servizio". */
  forMonths: (months: string) => string;
  serviceFor: (months: string) => string;
  /** Before a price that follows another. */
  next: string;
  /** What follows a price: as ads management, by the month after a project, by the month from the start, by the year. */
  goesOnManaged: string;
  goesOnMonthly: (price: string) => string;
  staysMonthly: (price: string) => string;
  goesOnYearly: (price: string) => string;
  /** Names of the rows of a price: what it is, when it is paid, what it includes, what follows, what it comes to. */
  rowNames: Record<"price" | "paid" | "covers" | "next" | "years", string>;
  /** What the years come to: the first, and each later one; at least, where a fee depends on the spend. */
  years: (first: string, later: string) => string;
  yearsAtLeast: (first: string, later: string) => string;

  /** When projects and plans are paid. */
  projectsPaid: string;
  plansPaid: string;
  /** What follows a plan, as part of a sentence and at length. */
  planGoesOn: string;
  planEnd: string;
  /** How the support of a website ends. */
  supportEnd: string;
  websiteIncludes: string;
  /** What stays the customer's. */
  keeps: string;
  /** How monthly services end. */
  notice: string;

  /** The months of ads management that are paid in advance. */
  firstMonths: string;
  /** What comes on top of the monthly fee of ads management: in short after the fee, and as a sentence. */
  shortFeeTerms: string;
  feeTerms: string;
  /** What ads management costs, a row each. */
  feeRows: readonly { term: string; text: string }[];
  /** What the advance is computed on, and how it is settled. */
  advance: string;
  topUpFor: string;

  leadsFor: string;
  /** How the average ROI is measured. */
  roiBasis: string;
  /** What is approved before a campaign starts: "testi e budget". */
  approved: string;
  /** What happens if a time passes. */
  late: string;
  /** In which language the work is made. */
  madeIn: string;

  month: { one: string; many: string };
  year: { one: string; many: string };
  /** From one to twelve, as they are said before months and years. */
  numbers: readonly string[];
  /** The hours, days, months and years of the facts, with their units in the right number. */
  times: Record<
    | ("availability" | "prospects" | "instantWebsites" | "landingPages" | "activation" | "support" | "report")
    | ("reputation" | "founder" | "experience" | "initialTerm" | "notice" | "tryAds" | "threeMonths" | "oneYear"),
    string
  >;
}
