import { billOf, type Management, type PriceList } from "./bill.ts";

/** What a month of ads costs by whole top-ups and under management, after the start of both. */
export interface AdsMonth {
  /** What goes into ads. */
  spend: number;
  /** All of it, by top-ups and under management. */
  topUps: number;
  management: number;
  /** Of management: the fee of a month, the set-up, and what is paid on approval. */
  fee: number;
  setUp: number;
  onApproval: number;
}

/** Returns what the ads of so many top-ups a month cost. */
export function compareAds(
  topUps: number,
  list: PriceList,
  terms: Pick<Management, "channels" | "winWin"> = { channels: 1, winWin: false },
): AdsMonth {
  const topUpsBill = billOf([["topUp", topUps]], list, 0);
  const spend = topUpsBill.ads.us;
  const ordered = { ...terms, adsPerMonth: spend, months: list.management?.months ?? 1 };
  const { next, onApproval } = billOf([["management", ordered]], list, 0);
  const withoutSetUp = billOf([["management", { ...ordered, winWin: true }]], list, 0).onApproval;
  const management = next[0]?.amount ?? 0;
  const sums = { management, fee: management - spend, setUp: onApproval - withoutSetUp, onApproval };
  return { spend, topUps: topUpsBill.total, ...sums };
}

/** Returns the monthly ads of the first top-ups that cost no less than management; null if a hundred still cost less. */
export function topUpLimit(list: PriceList): number | null {
  for (let count = 1; count <= 100; count++) {
    const { management, spend, topUps } = compareAds(count, list);
    if (topUps >= management) return spend;
  }
  return null;
}
