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
  /** How long ads management lasts at least, and what that costs; follows the monthly fee. */
  firstTerm: string;
  month: { one: string; many: string };
  year: { one: string; many: string };
}
