/** What ads management costs, for the build and the browser. All sums are whole euro, without VAT. */

/** The terms that the cost depends on. */
export interface AdsTerms {
  setupPerChannel: number;
  feePercent: number;
  minimumMonthlyFee: number;
  initialTermMonths: number;
}

/** What a monthly ad spend costs. */
export interface AdsCost {
  /** The fee of a month. */
  fee: number;
  /** Ad spend and fee of a month. */
  total: number;
  /** The fee of the initial term, in advance. */
  firstTerm: number;
  /** The same with the setup. */
  firstInvoice: number;
  /** Twelve months of fee and ad spend, with the setup. */
  firstYear: number;
}

/** Returns what a monthly ad spend costs on so many channels. Win-Win removes the setup, and nothing else. */
export function adsCost(
  spend: number,
  terms: AdsTerms,
  { channels, isWinWin }: { channels: number; isWinWin: boolean },
): AdsCost {
  const fee = Math.max(terms.minimumMonthlyFee, Math.round((spend * terms.feePercent) / 100));
  const setup = isWinWin ? 0 : terms.setupPerChannel * channels;
  const firstTerm = terms.initialTermMonths * fee;
  const total = spend + fee;
  return { fee, total, firstTerm, firstInvoice: firstTerm + setup, firstYear: 12 * total + setup };
}
