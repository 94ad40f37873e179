import type { OfficeAddress } from "../../facts/fact-rules.ts";
import { addressLine } from "../../facts/format.ts";
import { CONTACT_ID } from "../../shared/contract.ts";
import { Icon } from "../icon.tsx";
import { CalendarLink, CallLink, EmailLink, WhatsAppLink } from "../links.tsx";
import { useOffices } from "../offices.ts";
import { usePage } from "../page-context.tsx";
import { Embed } from "./embed.tsx";
import { Section, SectionTitle } from "./section.tsx";

/** Phone, email, calendar, WhatsApp, both addresses and the map, at the end of a page. */
export function ContactSection() {
  const { say, shared } = usePage();
  const { bookFirst } = say.answering;
  const { contact: words, ui } = shared;
  return (
    <Section id={CONTACT_ID} tone="ink" layout="seven-five" className="contact-section">
      <div className="contact-words">
        <SectionTitle>{words.title}</SectionTitle>
        <p className="lede">{words.text}</p>
        <p className="contact-phone">
          <span>{words.concierge}</span>
          <CallLink className="title-l" mark={false} />
          <small>{words.phoneNote}</small>
          {words.abroad && <small>{words.abroad}</small>}
          {words.chat && <small>{words.chat}</small>}
        </p>
        <div className="actions">
          {bookFirst && <CalendarLink className="button primary" />}
          <CallLink className={bookFirst ? "button ghost" : "button primary"}>{ui.callTollFree}</CallLink>
          {!bookFirst && <CalendarLink className="button ghost" />}
          <WhatsAppLink className="button ghost" />
        </div>
        <p className="link-row">
          <EmailLink />
        </p>
      </div>
      <div className="map-sheet on-paper">
        <Embed kind="map" />
        <Offices />
      </div>
    </Section>
  );
}

/** Every office with its address, one below the other. */
export function Offices() {
  return useOffices().map(({ title, address }) => <Office key={title} title={title} address={address} />);
}

function Office({ title, address }: { title: string; address: OfficeAddress }) {
  return (
    <address className="office">
      <Icon name="pin" />
      <strong>{title}</strong>
      <span>{addressLine(address, usePage().language)}</span>
    </address>
  );
}
