import type { PriceRow } from "../../words/say.ts";
import { PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";

/**
 * What the page's service costs, from and to, when it is paid and what comes after. The figures are those that the
 * structured data gives to search engines.
 */
export function ServicePrice({
  moves,
}: {
  /** What moves the price inside its range, in one line. */
  moves?: string | undefined;
}) {
  const { say, shared, pricedService: service } = usePage();
  const rows = service ? say.priceRows(service) : [];
  if (!service || rows.length === 0) return <PriceVaries />;
  return (
    <PriceRows
      rows={rows}
      note={[`${say.excluded(service)}.`, moves, shared.ui.exactPrice].filter(Boolean).join(" ")}
    />
  );
}

/** What the page's service costs, from and to, in one line. */
export function ServicePriceLine() {
  const { say, pricedService: service } = usePage();
  const [price] = service ? say.priceRows(service) : [];
  if (!service || !price) return <PriceVaries />;
  return <PriceLine price={price.text} excluded={say.excluded(service)} />;
}

/** What follows a project, and the way to the prices of ads management. */
export function GoingOn({ words }: { words: { text: string; link: string } }) {
  return (
    <p className="going-on">
      {words.text}{" "}
      <PageLink to="google-ads" className="more">
        {words.link}
      </PageLink>
    </p>
  );
}

function PriceVaries() {
  const { shared, pricedService } = usePage();
  return pricedService && <p className="price-note">{shared.ui.priceVaries}</p>;
}

/** A price and what it leaves out. */
export function PriceLine({ price, excluded }: { price: string; excluded: string }) {
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
