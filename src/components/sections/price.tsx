import { site } from "../../site.ts";
import { excluded, type PriceRow, priceRows } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import { usePage } from "../page-context.tsx";

/**
 * What the page's service costs, from and to, when it is paid and what comes after. The figures are those that the
 * structured data gives to search engines.
 */
export function ServicePrice() {
  const { shared, language, pricedService: service } = usePage();
  const range = service && site.priceRanges[service];
  if (!range) return <PriceVaries />;
  return (
    <PriceRows
      rows={priceRows(service, range, language)}
      note={`${excluded(service, language)}. ${shared.ui.exactPrice}`}
    />
  );
}

/** What the management of ads costs. */
export function AdsManagementPrice() {
  const { adBudgetAndVat, feeRows } = termsIn(usePage().language);
  return <PriceRows rows={feeRows} note={`${adBudgetAndVat.excluded}.`} />;
}

/** What the page's service costs, from and to, in one line. */
export function ServicePriceLine() {
  const { language, pricedService: service } = usePage();
  const range = service && site.priceRanges[service];
  if (!range) return <PriceVaries />;
  return <PriceLine price={priceRows(service, range, language)[0]?.text} excluded={excluded(service, language)} />;
}

function PriceVaries() {
  const { shared, pricedService } = usePage();
  return pricedService && <p className="price-note">{shared.ui.priceVaries}</p>;
}

/** A price and what it leaves out. */
export function PriceLine({ price, excluded }: { price: string | undefined; excluded: string }) {
  return (
    <p>
      <strong>{price}</strong>, {excluded}
    </p>
  );
}

/** A price and its conditions, and below them what holds for all. */
export function PriceRows({ rows, note }: { rows: readonly PriceRow[]; note: string }) {
  if (rows.length === 0) return null;
  return (
    <div className="price-rows">
      <dl>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="fine-print price-note">{note}</p>
    </div>
  );
}
