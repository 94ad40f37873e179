import type { ReactNode } from "react";
import { euroRange } from "../../format.ts";
import { site } from "../../site.ts";
import { paymentNote, shortNote } from "../../words/prices.ts";
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
  layout,
  price = <PriceRange />,
}: {
  cta: CallToActionWords;
  tone?: Tone;
  /** A drawing that stands on the foot of the section. */
  art?: ReactNode;
  /** Where words and drawing stand, if not words on the left. `poster-type`: the title across the page. */
  layout?: "art-left" | "poster-type";
  /** What the service costs; a page with a price list of its own leads there instead. */
  price?: ReactNode;
}) {
  const { shared } = usePage();
  return (
    <section className={`section cta tone-${tone} ${layout ?? ""}`.trim()} aria-labelledby="cta">
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

/**
 * What the page's service costs, from and to, when it is paid and what comes after. The figures are those that the
 * structured data gives to search engines.
 */
function PriceRange() {
  const { shared, language, pricedService: service } = usePage();
  if (!service) return null;
  const prices = site.priceRanges[service];
  if (!prices) return <p className="price-range">{shared.ui.priceVaries}</p>;
  const range = `${euroRange(prices, language)} ${shortNote(service, language)}. ${shared.ui.exactPrice}`;
  return <p className="price-range">{`${range} ${paymentNote(service, language)}`.trim()}</p>;
}
