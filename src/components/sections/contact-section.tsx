import type { ReactNode } from "react";
import { CONTACT_ID } from "../../contract.ts";
import type { Address } from "../../facts.ts";
import { addressLine, phone } from "../../format.ts";
import { site } from "../../site.ts";
import { Icon } from "../icon.tsx";
import { CalendarLink, CallLink, EmailLink, WhatsAppLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { Embed } from "./embed.tsx";

/** Phone, e-mail, calendar, WhatsApp, both addresses and the map: the place every page leads to. */
export function ContactSection({
  children,
}: {
  /** Calendar and WhatsApp at length; their links stand beside the phone where there is no room for more. */
  children?: ReactNode;
}) {
  const { contact: words, ui } = usePage().shared;
  return (
    <section id={CONTACT_ID} className="section contact-section tone-ink" aria-labelledby="contact-title">
      <div className="measure">
        <div className="contact-words">
          <h2 id="contact-title">{words.title}</h2>
          <p className="lede">{words.text}</p>
          <p className="contact-phone">
            <span>{words.concierge}</span>
            <a href={`tel:${site.phones.tollFree}`}>{phone(site.phones.tollFree)}</a>
            <small>{words.phoneNote}</small>
          </p>
          <div className="actions">
            <CallLink className="button primary">{ui.callTollFree}</CallLink>
            {!children && (
              <>
                <CalendarLink />
                <WhatsAppLink />
              </>
            )}
          </div>
          <p className="contact-email">
            <EmailLink />
          </p>
        </div>
        <div className="map-sheet">
          <Embed kind="map" />
          <Place title={words.legal} address={site.addresses.legal} />
          <Place title={words.operational} address={site.addresses.operational} />
        </div>
        {children}
      </div>
    </section>
  );
}

function Place({ title, address }: { title: string; address: Address }) {
  return (
    <address className="office">
      <Icon name="pin" />
      <strong>{title}</strong>
      <span>{addressLine(address, usePage().language)}</span>
    </address>
  );
}
