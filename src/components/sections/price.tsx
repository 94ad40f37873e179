import type { Service } from "../../facts/fact-rules.ts";
import type { PriceRow } from "../../words/prices.ts";
import { PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { Unbroken } from "../unbroken.tsx";

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
  const { say, service } = usePage();
  if (!service || !say.prices[service].range) return <PriceVaries of={service} />;
  const { excluded, rows } = say.prices[service];
  return <PriceRows rows={rows} note={[`${excluded}.`, moves].filter(Boolean).join(" ")} />;
}

/** What the page's service costs, from and to, in one line. */
export function ServicePriceLine() {
  const { say, service } = usePage();
  if (!service || !say.prices[service].range) return <PriceVaries of={service} />;
  const { excluded, range } = say.prices[service];
  return <PriceLine price={range} excluded={excluded} />;
}

/** What a project buys more than ads management, and which start is better with less to spend; each before its link. */
export interface ProjectWords {
  built: string;
  link: string;
  smaller: string;
  plans: string;
}

/** What a project builds, with the way to the prices of ads management, and for whom the price cards are better. */
export function Project({ words: { built, link, smaller, plans } }: { words: ProjectWords }) {
  return (
    <>
      <p>
        {built}{" "}
        <PageLink to="google-ads" className="more">
          {link}
        </PageLink>
      </p>
      <p>
        {smaller}{" "}
        <PageLink to="landing" section="pricing" className="more">
          {plans}
        </PageLink>
      </p>
    </>
  );
}

function PriceVaries({ of: service }: { of: Service | undefined }) {
  const { ui } = usePage().shared;
  return service && <p className="price-note">{ui.priceVaries}</p>;
}

/** A price and what it leaves out. */
export function PriceLine({ price, excluded }: { price: string; excluded: string }) {
  return (
    <p>
      <strong>
        <Unbroken text={price} />
      </strong>
      , {excluded}
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
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine-print price-note">{note}</p>
    </div>
  );
}
