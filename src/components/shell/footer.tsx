import { REGION_ATTRIBUTE } from "../../contract.ts";
import { addressLine, NBSP } from "../../format.ts";
import { footerPages } from "../../navigation.ts";
import { site } from "../../site.ts";
import type { Path } from "../../urls.ts";
import { CallLink, ExternalLink, PageLink, WhatsAppLink } from "../links.tsx";
import { useLinkWords, usePage } from "../page-context.tsx";
import { Logo } from "./logo.tsx";

/** VAT number, social links and policies, with a way to every page. */
export function Footer({ hasSampleValues }: { hasSampleValues: boolean }) {
  const { language, shared } = usePage();
  const linkWords = useLinkWords();
  const { footer } = shared.ui;
  return (
    <footer className="site-footer tone-ink" {...{ [REGION_ATTRIBUTE]: "footer" }}>
      <div className="measure footer-grid">
        <div className="footer-agency">
          <p className="logo">
            <Logo />
            <span>{site.name}</span>
          </p>
          <p>
            {`${footer.legalAddress}: ${addressLine(site.addresses.legal, language)}`}
            <br />
            {`${footer.operationalAddress}: ${addressLine(site.addresses.operational, language)}`}
          </p>
          <p className="footer-call">
            <CallLink className="" />
            <WhatsAppLink className="">WhatsApp</WhatsAppLink>
          </p>
        </div>
        <PageList title={linkWords("services").label} pages={footerPages.services} />
        <PageList title={footer.offers} pages={footerPages.offers} />
        <PageList title={footer.pages} pages={footerPages.agency} />
        <nav aria-label={footer.follow}>
          <h2>{footer.follow}</h2>
          <ul>
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
        {hasSampleValues && <p className="sample-notice">{footer.sampleNotice}</p>}
      </div>
    </footer>
  );
}

function PageList({ title, pages }: { title: string; pages: readonly Path[] }) {
  const linkWords = useLinkWords();
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map((path) => (
          <li key={path}>
            <PageLink to={path}>{linkWords(path).label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
