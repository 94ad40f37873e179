import { REGION_ATTRIBUTE } from "../../contract.ts";
import { addressLine, NBSP } from "../../format.ts";
import { footerPages } from "../../navigation.ts";
import { sampleFacts } from "../../samples.ts";
import { site } from "../../site.ts";
import type { Path } from "../../urls.ts";
import { CallLink, EmailLink, ExternalLink, PageLink, WhatsAppLink } from "../links.tsx";
import { useLinkWords, usePage } from "../page-context.tsx";
import { Logo } from "./logo.tsx";
import { PageName } from "./page-name.tsx";

/** Address, contacts and VAT number of the agency, social links and policies, and a way to every page. */
export function Footer() {
  const { shared } = usePage();
  const linkWords = useLinkWords();
  const { footer } = shared.ui;
  return (
    <footer className="site-footer tone-ink" {...{ [REGION_ATTRIBUTE]: "footer" }}>
      <div className="measure footer-grid">
        <Agency />
        <PageList title={linkWords("services").label} pages={footerPages.services} className="footer-services" />
        <PageList title={shared.nav.prices} pages={footerPages.prices} />
        <PageList title={footer.pages} pages={footerPages.agency} />
      </div>
      <div className="measure footer-legal">
        <p>{`${site.name} · ${footer.vat}${NBSP}${site.vat}`}</p>
        <ul>
          <li>
            <ExternalLink href={site.links.privacy} mark={false}>
              {footer.privacy}
            </ExternalLink>
          </li>
          <li>
            <ExternalLink href={site.links.cookies} mark={false}>
              {footer.cookies}
            </ExternalLink>
          </li>
        </ul>
        {sampleFacts(site).length > 0 && <p className="sample-notice">{footer.sampleNotice}</p>}
      </div>
    </footer>
  );
}

function Agency() {
  const { language, shared } = usePage();
  const { footer } = shared.ui;
  return (
    <div className="footer-agency">
      <p className="logo">
        <Logo />
        <span>{site.name}</span>
      </p>
      <dl>
        <div>
          <dt>{footer.legalAddress}</dt>
          <dd>{addressLine(site.addresses.legal, language)}</dd>
        </div>
        <div>
          <dt>{footer.operationalAddress}</dt>
          <dd>{addressLine(site.addresses.operational, language)}</dd>
        </div>
      </dl>
      <ul className="footer-contacts">
        <li>
          <CallLink className="" />
        </li>
        <li>
          <WhatsAppLink className="">WhatsApp</WhatsAppLink>
        </li>
        <li>
          <EmailLink />
        </li>
      </ul>
      <nav aria-label={footer.follow}>
        <ul className="footer-contacts">
          <li>
            <ExternalLink href={site.links.linkedin}>{footer.linkedin}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={site.links.facebook}>{footer.facebook}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={site.links.instagram}>{footer.instagram}</ExternalLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function PageList({ title, pages, className }: { title: string; pages: readonly Path[]; className?: string }) {
  const { nav } = usePage().shared;
  return (
    <nav aria-label={title} className={className}>
      <h2>{title}</h2>
      <ul>
        {pages.map((path) => (
          <li key={path}>
            <PageLink to={path}>
              <span>{path === "services" ? nav.allServices : <PageName of={path} />}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
