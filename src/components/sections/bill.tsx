import type { ReactNode } from "react";
import type { OrderName, ProjectService } from "../../facts/fact-rules.ts";
import { PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { Unbroken } from "../unbroken.tsx";
import { PriceRows } from "./price.tsx";
import { Section, SectionTitle, type Tone } from "./section.tsx";

/** The bill of an order, as a till receipt: what is bought, when it is paid, what it comes to and what is left. */
export function Bill({ of: order, title }: { of: OrderName; title?: string }) {
  const { bill: words, bills } = usePage().say;
  const bill = bills[order];
  if (!bill) return null;
  // What leaves the account.
  const last = bill.rows.findLast(({ isTotal }) => isTotal);
  return (
    <div className="bill torn whole on-paper" id={billId(order)}>
      <h3>{title ?? bill.bought}</h3>
      {title && <p>{bill.bought}</p>}
      <dl>
        {bill.rows.map((row) => (
          <div key={row.term + row.text} className={row.isTotal ? "bill-total" : undefined}>
            <dt>{row.term}</dt>
            <dd className={row === last ? "title-m" : row.isTotal ? "title-s" : undefined}>
              <Unbroken text={row.text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine-print">
        {bill.left}{" "}
        <PageLink to="services" section="terms">
          {words.terms}
        </PageLink>
      </p>
    </div>
  );
}

/** Returns the id of a bill on its page: `bill-try-ads`. */
export function billId(order: OrderName): string {
  return `bill-${order.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** What a service costs, from and to, with what moves that, and beside it the bill of its order. */
export function PriceAndBill({
  of: service,
  tone,
  side,
  moves,
}: {
  of: ProjectService | "ads";
  tone: Tone;
  /** Where the bill stands where there is room, if not on the right. */
  side?: "left";
  /** What moves the price inside its range, in one line. */
  moves?: ReactNode;
}) {
  const { say } = usePage();
  const { rows } = say.prices[service];
  if (rows.length === 0) return null;
  return (
    <Section tone={tone} className={side ? "priced bill-left" : "priced"} id="price">
      <SectionTitle>{say.bill.title}</SectionTitle>
      <PriceRows rows={rows} note={moves} />
      <Bill of={service} />
    </Section>
  );
}
