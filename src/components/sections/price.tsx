import type { ReactNode } from "react";
import type { PriceRow } from "../../words/prices.ts";
import { Unbroken } from "../unbroken.tsx";

/** A price and its conditions, and below them what holds for all. */
export function PriceRows({ rows, note }: { rows: readonly PriceRow[]; note?: ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <div className="price-rows">
      <dl>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="fine-print price-note">{note}</p>}
    </div>
  );
}
