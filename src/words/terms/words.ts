import type { Facts } from "../../fact-rules.ts";

type Terms = Facts["terms"];
type PriceTerms = Terms["priceRanges"][keyof Terms["priceRanges"]];

/** Words that texts put together with facts. */
export interface TermsWords {
  /** The main number, after "il" and "our": free for callers, and any other. */
  tollFreeNumber: string;
  ordinaryNumber: string;
  /** Before the lowest price of a range. */
  from: string;
  /** In the place of a price that varies. */
  madeToMeasure: string;
  /** Beside every price, or once above a list of them. */
  vat: string;
  /** What a price pays for, follows the amount: "a progetto". */
  unit: Record<PriceTerms["pays"] | "year", string>;
  /** Before a price that follows another. */
  next: string;
  /** The names of the rows of a price: what it is, when it is paid, what it covers, what follows. */
  priceRows: Record<"price" | "paid" | "covers" | "next", string>;
  /** When a project and a plan are paid, after "Si paga". */
  projectsPaid: string;
  planPaid: string;
  /** How long a price lasts, as `{months}`. */
  service: string;
  /** What follows, as `{price}`: by the month, and where the customer may also stop. */
  thenMonthly: string;
  thenByChoice: string;
  /** What follows a plan. */
  planGoesOn: string;
  /** Whether the ad budget is in the price. */
  adBudget: Record<NonNullable<PriceTerms["adBudget"]>, string>;
  /** The same and VAT, where there is little room. */
  adBudgetAndVat: Record<NonNullable<PriceTerms["adBudget"]>, string>;
  /** What "from" means, once where prices are listed. */
  fromMeans: string;
  /** From one to twelve, as they are said before months and years. */
  numbers: readonly string[];
  /** The months of ads management that are paid in advance; Italian puts an article before them. */
  firstMonths: string;
  /** What comes on top of the monthly fee of ads management, how the first term is paid, and how it ends. */
  feeTerms: string;
  /** The same where there is little room, after the fee. */
  shortFeeTerms: string;
  /** The same below the opening of a page. */
  adsTerms: string;
  /** What the management of ads costs, a row each. */
  feeRows: readonly { term: string; text: string }[];
  /** Of which spend the first term is a share. */
  advance: string;
  /** When a plan is paid, after its name. */
  plansPaid: string;
  /** When a plan ends: how it goes on, what happens to the page, what is the customer's. */
  planEnd: string;
  /** The same for a website, whose page is the customer's. */
  supportEnd: string;
  /** What a website includes: "dominio e hosting". */
  websiteIncludes: string;
  /** Who gets a lead, as a sentence. */
  leadsFor: string;
  /** What is the customer's, as a sentence. */
  keeps: string;
  /** How the average ROI is measured. */
  roiBasis: string;
  /** Who may top up the ad budget. */
  topUpFor: string;
  /** What is approved before a campaign starts: "i testi e il budget". */
  approved: string;
  /** When a person answers, and in which languages people and machines speak. */
  officeHours: string;
  peopleSpeak: string;
  lineSpeaks: string;
  /** Countries from which the toll-free number can be called, after "in". */
  tollFreeFrom: string;
  month: { one: string; many: string };
  year: { one: string; many: string };
  /** The hours, days, months and years of the facts, with their units in the right number. */
  times: Record<
    | "availability"
    | "prospects"
    | "instantWebsites"
    | "landingPages"
    | "activation"
    | "support"
    | "report"
    | "reputation"
    | "founder"
    | "experience"
    | "initialTerm"
    | "notice"
    | "tryAds"
    | "threeMonths"
    | "oneYear",
    string
  >;
}
