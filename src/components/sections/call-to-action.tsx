import type { ReactNode } from "react";
import { site } from "../../site.ts";
import { excluded, type PriceRow, priceRows } from "../../words/prices.ts";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink, WhatsAppLink } from "../links.tsx";
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
  send,
}: {
  cta: CallToActionWords;
  tone?: Tone;
  /** A drawing that stands on the foot of the section. */
  art?: ReactNode;
  /** Where words and drawing stand, if not words on the left. `poster-type`: the title across the page. */
  layout?: "art-left" | "poster-type";
  /** What the service costs; a page with a price list of its own leads there instead. */
  price?: ReactNode;
  /** What visitors can send, with links to where they send it, before the text. Other pages have the chat below the buttons. */
  send?: ReactNode;
}) {
  const { shared } = usePage();
  return (
    <section className={`section cta tone-${tone} ${layout ?? ""}`.trim()} aria-labelledby="cta">
      <div className="measure">
        <div className="stack-3 cta-words">
          <h2 id="cta">{cta.title}</h2>
          <p>
            {send}
            {cta.text}
          </p>
          {price}
          <div className="actions">
            <PageLink to="contact" className="button primary">
              {cta.button}
              <Icon name="arrow-right" />
            </PageLink>
            <CallLink className="button ghost">{shared.ui.callTollFree}</CallLink>
          </div>
          {!send && (
            <p className="cta-chat">
              <WhatsAppLink className="">{shared.ui.orWhatsapp}</WhatsAppLink>
            </p>
          )}
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
  const range = site.priceRanges[service];
  if (!range) return <p className="price-note">{shared.ui.priceVaries}</p>;
  return (
    <PriceRows
      rows={priceRows(service, range, language)}
      note={`${excluded(service, language)}. ${shared.ui.exactPrice}`}
    />
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
      <p className="price-note">{note}</p>
    </div>
  );
}
