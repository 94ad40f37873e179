import { type Bill, billOf, budgetFor, type Order, type OrderLine } from "../facts/bill.ts";
import type { OrderName } from "../facts/fact-rules.ts";
import { capitalize } from "../facts/format.ts";
import type { BillWords } from "./bill/it.ts";
import type { Figures } from "./figures.ts";
import type { PriceRow } from "./prices.ts";

/** A bill as a language says it: what is bought, the lines, and what is left at the end. */
export interface SaidBill {
  bill: Bill;
  /** The total with VAT, and the budget that it fits into. */
  withVat: string;
  budget: string;
  bought: string;
  rows: readonly BillRow[];
  left: string;
}

export interface BillRow extends PriceRow {
  isTotal?: boolean;
}

/** Returns the bills of the orders that there are. */
export function billsIn(figures: Figures, words: BillWords): Partial<Record<OrderName, SaidBill>> {
  const { euro, facts, list, priceList } = figures;
  const bills = Object.entries(facts.orders).map(([name, order = []]: [string, Order | undefined]) => {
    const bill = billOf(order, priceList, facts.vatPercent);
    const left = bill.left.map((kind) => words.left[kind]).join(" ");
    const rows = rowsOf(bill, figures, words);
    const sums = { withVat: euro(bill.withVat), budget: euro(budgetFor(bill.withVat)) };
    return [name, { bill, ...sums, bought: capitalize(list(order.map(lineText))), rows, left }];
  });
  return Object.fromEntries(bills);

  function lineText(line: OrderLine): string {
    return line[0] === "management" ? words.management(line[1]) : words.items[line[0]](line[1] ?? 1);
  }
}

/** Returns the lines of a bill. One that is zero or equals another is left out. */
export function rowsOf(bill: Bill, { euro }: Figures, words: BillWords): BillRow[] {
  const { ads, atLaunch, later, next, onApproval, total, withVat } = bill;
  const { lines } = words;
  const hasNext = next.filter(
    ({ amount, when }) => !later.some((paid) => paid.when === when && paid.amount === amount),
  );
  const rows: (BillRow | false)[] = [
    onApproval > 0 && { term: atLaunch === onApproval ? lines.halves : lines.onApproval, text: euro(onApproval) },
    atLaunch > 0 && atLaunch !== onApproval && { term: lines.atLaunch, text: euro(atLaunch) },
    ...later.map((paid) => ({
      term: words.later[paid.when as keyof typeof words.later],
      text: words.payment(euro(paid.amount), paid),
    })),
    total !== onApproval && { term: lines.total, text: euro(total), isTotal: true },
    ads.us > 0 && { term: lines.ads, text: words.ads.us(euro(ads.us)) },
    ads.google > 0 && { term: lines.ads, text: words.ads.google(euro(ads.google)) },
    { term: ads.google > 0 ? lines.withVatOnOurs : lines.withVat, text: euro(withVat), isTotal: true },
    ...hasNext.map((going) => ({
      term: lines.next,
      text: words.next(euro(going.amount), going),
    })),
  ];
  return rows.filter((row) => row !== false);
}
