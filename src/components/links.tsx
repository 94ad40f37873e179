import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { attribute, CONTACT_ID, SCROLL_TO_ATTRIBUTE } from "../contract.ts";
import { phone } from "../format.ts";
import { site } from "../site.ts";
import { type Path, pageUrl } from "../urls.ts";
import { Icon } from "./icon.tsx";
import { usePage } from "./page-context.tsx";

interface LinkProps {
  children?: ReactNode;
  className?: string;
}

/** A link to a page of the site in the language of this one; marks itself on that page. */
export function PageLink({ to, className, children }: LinkProps & { to: Path }) {
  const { language, path } = usePage();
  return (
    <a href={pageUrl(language, to)} className={className} aria-current={to === path ? "page" : undefined}>
      {children}
    </a>
  );
}

/** A link to the contact section of this page, scrolled to smoothly. */
export function ContactAnchor({ className, children }: LinkProps) {
  return (
    <a href={`#${CONTACT_ID}`} className={className} {...attribute(SCROLL_TO_ATTRIBUTE, CONTACT_ID)}>
      {children}
    </a>
  );
}

/** A link to another site, in a new tab; says so to those who cannot see the mark. */
export function ExternalLink({ href, className, children, mark = true }: LinkProps & { href: string; mark?: boolean }) {
  const { shared } = usePage();
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      {mark && <Icon name="external" />}
      <span className="hidden">{` (${shared.ui.opensNewTab})`}</span>
    </a>
  );
}

/** Calls the toll-free number. */
export function CallLink({
  className = "button",
  children,
  number = site.phones.tollFree,
}: LinkProps & { number?: string }) {
  const { language } = usePage();
  return (
    <a href={`tel:${number}`} className={className}>
      <Icon name="phone-small" />
      {children ?? phone(number, language)}
    </a>
  );
}

/** Writes to the agency by e-mail. Between the comments, Cloudflare does not replace the address by a link to itself, which only its script could undo. */
export function EmailLink({ children = site.email }: LinkProps) {
  const link = renderToStaticMarkup(
    <a href={`mailto:${site.email}`}>
      <Icon name="mail" />
      {children}
    </a>,
  );
  return <span dangerouslySetInnerHTML={{ __html: `<!--email_off-->${link}<!--/email_off-->` }} />;
}

/** Opens the WhatsApp chat with a message, which is Italian on every page. */
export function WhatsAppLink({ className = "button ghost", children }: LinkProps) {
  const { shared } = usePage();
  return (
    <a href={whatsAppUrl} className={className} target="_blank" rel="noopener">
      <Icon name="chat-small" />
      {children ?? shared.ui.writeOnWhatsapp}
      <span className="hidden">{` (${shared.ui.opensNewTab})`}</span>
    </a>
  );
}

/** Opens the calendar where a free consultation is booked. */
export function CalendarLink({ className = "button ghost", children }: LinkProps) {
  const { shared } = usePage();
  if (!site.links.calendar) return null;
  return (
    <a href={site.links.calendar} className={className} target="_blank" rel="noopener">
      <Icon name="calendar" />
      {children ?? shared.ui.bookConsultation}
      <span className="hidden">{` (${shared.ui.opensNewTab})`}</span>
    </a>
  );
}

const whatsAppMessage = "Buongiorno, vorrei maggiori informazioni sui vostri servizi.";
/** `wa.me` accepts only digits. */
const whatsAppUrl = `https://wa.me/${site.phones.whatsapp.replace(/\D/g, "")}?text=${encodeURIComponent(whatsAppMessage)}`;
