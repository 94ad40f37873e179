import type { ReactNode } from "react";
import { euroRange } from "../../format.ts";
import { site } from "../../site.ts";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import type { Titled, Tone } from "./section.tsx";

/** The last section of a page, and its button. */
export interface CallToActionWords extends Titled {
  button: string;
}

/** The closing section of a page: leads to the contact page, with the phone beside it. */
export function CallToAction({
  cta,
  tone = "ink",
  art,
  price = <PriceRange />,
}: {
  cta: CallToActionWords;
  tone?: Tone;
  /** Drawn where there is room. */
  art?: ReactNode;
  /** What the service costs; a page with a price list of its own leads there instead. */
  price?: ReactNode;
}) {
  const { shared } = usePage();
  return (
    <section className={`section cta tone-${tone}`} aria-labelledby="cta">
      <div className="measure">
        <div className="cta-words">
          <h2 id="cta">{cta.title}</h2>
          <p>{cta.text}</p>
          {price}
          <div className="actions">
            <PageLink to="contact" className="button primary">
              {cta.button}
              <Icon name="arrow-right" />
            </PageLink>
            <CallLink className="button ghost">{shared.ui.callTollFree}</CallLink>
          </div>
        </div>
        {art}
      </div>
    </section>
  );
}

/** What the page's service costs, from and to: the same figures that its structured data gives to search engines. */
function PriceRange() {
  const { shared, language, pricedService } = usePage();
  if (!pricedService) return null;
  const prices = site.priceRanges[pricedService];
  const { priceRange, priceVaries, vatExtra } = shared.ui;
  return (
    <p className="price-range">
      {`${priceRange}: ${prices ? `${euroRange(prices, language)}, ${vatExtra}` : priceVaries}`}
    </p>
  );
}
