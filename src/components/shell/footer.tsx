import { addressLine, euro, NBSP } from "../../facts/format.ts";
import type { Path } from "../../urls.ts";
import { CallLink, EmailLink, ExternalLink, PageLink, WhatsAppLink } from "../links.tsx";
import { useOffices } from "../offices.ts";
import { useLinkWords, usePage, useSite } from "../page-context.tsx";
import { Unbroken } from "../unbroken.tsx";
import { Logo } from "./logo.ts";
import { PageName } from "./page-name.tsx";

/** Address, contacts and VAT number of the agency, social links and policies, and a way to every page. */
export function Footer() {
  const { hasSamples, languagesOf, menus, others } = useSite();
  const { language, path, shared } = usePage();
  const linkWords = useLinkWords();
  const { footer } = shared.ui;
  return (
    <footer className="site-footer tone-ink" data-region="footer">
      <div className="page-width footer-grid">
        <Agency />
        <PageList title={linkWords("services").label} pages={menus.footer.services} className="footer-services" />
        <PageList title={shared.nav.prices} pages={menus.footer.prices} />
        <PageList
          title={footer.pages}
          pages={[
            ...menus.footer.agency,
            ...(path === "" ? others.filter((other) => languagesOf(other).includes(language)) : []),
          ]}
        />
      </div>
      <div className="page-width actions footer-legal">
        <p>{useIdentity().join(" · ")}</p>
        <ul>
          {useLinks("privacy", "cookies", "accessibility").map(({ name, href }) => (
            <li key={name}>
              <ExternalLink href={href} mark={false}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
        {hasSamples && <p className="fine-print sample-notice">{footer.sampleNotice}</p>}
      </div>
    </footer>
  );
}

function Agency() {
  const { facts } = useSite();
  const { language, shared } = usePage();
  const { footer } = shared.ui;
  const offices = useOffices();
  const profiles = useLinks("linkedin", "facebook", "instagram");
  return (
    <div className="stack-2 footer-agency">
      <p className="side-by-side logo">
        <Logo />
        <span translate="no">{facts.name}</span>
      </p>
      <dl>
        {offices.map(({ title, address }) => (
          <div key={title}>
            <dt className="fine-print">{title}</dt>
            <dd>{addressLine(address, language)}</dd>
          </div>
        ))}
        <div>
          <dt className="fine-print">{shared.contact.areas}</dt>
          <dd>
            <Unbroken text={(facts.serviceAreas[language] ?? []).join(", ")} />
          </dd>
        </div>
      </dl>
      <ul className="actions footer-contacts">
        <li>
          <CallLink />
        </li>
        <li>
          <WhatsAppLink>WhatsApp</WhatsAppLink>
        </li>
        <li>
          <EmailLink />
        </li>
      </ul>
      {profiles.length > 0 && (
        <nav aria-label={footer.follow}>
          <ul className="actions footer-contacts">
            {profiles.map(({ name, href }) => (
              <li key={name}>
                <ExternalLink href={href}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Returns the links of the facts that the agency has. */
function useLinks(...links: ("privacy" | "cookies" | "accessibility" | "linkedin" | "facebook" | "instagram")[]) {
  const { facts } = useSite();
  const { footer } = usePage().shared.ui;
  return links.flatMap((link) => {
    const href = facts.links[link];
    return href ? [{ name: footer[link], href }] : [];
  });
}

/** Returns what the law wants to be shown: name and VAT number, and the register of a company. */
function useIdentity(): string[] {
  const { facts } = useSite();
  const { language, shared } = usePage();
  const { company: words, vat } = shared.ui.footer;
  const vatNumber = `${vat}${NBSP}${facts.vat}`;
  const { company } = facts;
  if (typeof company !== "object") return [facts.name, vatNumber];
  return [
    company.legalName,
    vatNumber,
    `${words.register} ${company.register.office} ${company.register.number}`,
    `${words.rea}${NBSP}${company.rea}`,
    company.shareCapital ? `${words.shareCapital} ${euro(company.shareCapital, language)}` : "",
    company.soleShareholder ? words.soleShareholder : "",
    company.pec ? `${words.pec} ${company.pec}` : "",
  ].filter(Boolean);
}

function PageList({ title, pages, className }: { title: string; pages: readonly Path[]; className?: string }) {
  const { nav } = usePage().shared;
  return (
    <nav aria-label={title} className={className}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul>
          {pages.map((path) => (
            <li key={path}>
              <PageLink to={path}>{path === "services" ? nav.allServices : <PageName of={path} />}</PageLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
