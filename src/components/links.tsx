import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { phone } from "../facts/phone.ts";
import { CONTACT_ID } from "../shared/contract.ts";
import type { Path } from "../urls.ts";
import { whatsAppUrl } from "../words/whatsapp.ts";
import { Icon } from "./icon.tsx";
import { usePage, useSite } from "./page-context.tsx";

interface LinkProps {
  children?: ReactNode;
  className?: string | undefined;
}

interface MarkedProps extends LinkProps {
  /** A link that is a card, a tile or a part of a sentence has no icon. */
  mark?: boolean;
}

/** A link to a page of the site in the language of this one, or to a section of it by its id; marks itself on that page. */
export function PageLink({ to, section, className, children }: LinkProps & { to: Path; section?: string }) {
  const { pageUrl } = useSite();
  const { language, path } = usePage();
  return (
    <a
      href={pageUrl(language, to) + (section ? `#${section}` : "")}
      className={className}
      aria-current={to === path ? "page" : undefined}
    >
      {children}
    </a>
  );
}

/** A link to the contact section of this page, scrolled to smoothly. */
export function ContactAnchor({ className, children }: LinkProps) {
  return (
    <a href={`#${CONTACT_ID}`} className={className} data-scroll-to={CONTACT_ID}>
      {children}
    </a>
  );
}

/** A link to another site, with the mark of a new tab. */
export function ExternalLink({ href, className, children, mark = true }: MarkedProps & { href: string }) {
  return (
    <NewTabLink href={href} className={className}>
      {children}
      {mark && <Icon name="external" />}
    </NewTabLink>
  );
}

/** Calls the main number, or another one. */
export function CallLink({ className, children, mark = true, number }: MarkedProps & { number?: string }) {
  const { facts } = useSite();
  const { language } = usePage();
  const called = number ?? facts.phones.tollFree;
  return (
    <a href={`tel:${called}`} className={className}>
      {mark && <Icon name="phone-small" />}
      {children ?? phone(called, language)}
    </a>
  );
}

/** Writes to the agency by e-mail. Between the comments, Cloudflare does not replace the address by a link to itself, which only its script could undo. */
export function EmailLink({ children, mark = true }: Pick<MarkedProps, "children" | "mark">) {
  const { email } = useSite().facts;
  const link = renderToStaticMarkup(
    <a href={`mailto:${email}`}>
      {mark && <Icon name="mail" />}
      {children ?? email}
    </a>,
  );
  return <span dangerouslySetInnerHTML={{ __html: `<!--email_off-->${link}<!--/email_off-->` }} />;
}

/** Opens the WhatsApp chat with a message, which is Italian on every page. */
export function WhatsAppLink({ className, children, mark = true }: MarkedProps) {
  const { shared } = usePage();
  const { whatsapp } = useSite().facts.phones;
  return (
    <NewTabLink href={whatsAppUrl(whatsapp)} className={className}>
      {mark && <Icon name="chat-small" />}
      {children ?? shared.ui.writeOnWhatsapp}
    </NewTabLink>
  );
}

/** Opens the calendar where a free consultation is booked. */
export function CalendarLink({ className, children, mark = true }: MarkedProps) {
  const { calendar } = useSite().facts.links;
  const { shared } = usePage();
  if (!calendar) return null;
  return (
    <NewTabLink href={calendar} className={className}>
      {mark && <Icon name="calendar" />}
      {children ?? shared.ui.bookConsultation}
    </NewTabLink>
  );
}

/** Opens a new tab, and says so to those who cannot see a mark. */
function NewTabLink({ href, className, children }: LinkProps & { href: string }) {
  const { opensNewTab } = usePage().shared.ui;
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="hidden">{` (${opensNewTab})`}</span>
    </a>
  );
}
