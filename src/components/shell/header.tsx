import type { Path } from "../../urls.ts";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink } from "../links.tsx";
import { useLinkWords, usePage, useSite } from "../page-context.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.ts";
import { PageName } from "./page-name.tsx";

/**
 * Logo, navigation, call link and language switch. Both menus are native
 * popovers: without a script they open, close on Escape or an outside click,
 * and give the focus back.
 */
export function Header() {
  const { facts, menus, nextInChain } = useSite();
  const { path, shared } = usePage();
  const linkWords = useLinkWords();
  const { nav, ui } = shared;
  return (
    <header className="site-header" data-region="header">
      <div className="top-bar">
        <div className="page-width side-by-side">
          <p>{nav.tagline}</p>
          <CallLink className="bar-call" />
          <LanguageSwitch />
        </div>
      </div>
      <div className="page-width side-by-side header-row">
        <PageLink to="" className="side-by-side logo">
          <Logo />
          <span translate="no">{facts.name}</span>
          <span className="hidden">{` – ${nav.homeLink}`}</span>
        </PageLink>
        <nav className="wide-nav" aria-label={nav.mainNavigation}>
          <ul>
            <NavigationLinks pages={menus.linksBeforeMenu} />
            <li>
              <button
                type="button"
                className="menu-button"
                popoverTarget="services-menu"
                data-current={[...menus.servicesMenu, "services", ...menus.pricePages].includes(path) ? "" : undefined}
              >
                {linkWords("services").label}
              </button>
              <div id="services-menu" className="services-menu" popover="auto">
                <div className="page-width page-grid">
                  <ServicesList />
                  <PriceList />
                </div>
              </div>
            </li>
            <NavigationLinks pages={menus.linksAfterMenu} />
          </ul>
        </nav>
        {/* On phones the floating call button of a page takes its place. */}
        <CallLink className={nextInChain(path) === null ? "button primary compact" : "button primary compact stand-in"}>
          <span>{ui.callNow}</span>
        </CallLink>
        <button type="button" className="menu-toggle" popoverTarget="mobile-menu" aria-label={nav.openMenu}>
          <Icon name="menu" />
        </button>
        <MobileMenu />
      </div>
    </header>
  );
}

/** Fills the screen: everything behind it is hidden by the styles, from the focus too. */
function MobileMenu() {
  const { menus } = useSite();
  const { shared } = usePage();
  const linkWords = useLinkWords();
  const { nav } = shared;
  return (
    <div id="mobile-menu" className="mobile-menu" popover="auto">
      <div className="mobile-menu-head">
        <p className="fine-print">{nav.tagline}</p>
        <button
          type="button"
          className="menu-toggle"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={nav.closeMenu}
          // biome-ignore lint/a11y/noAutofocus: moves the focus when the menu opens, not when the page loads.
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={nav.menu}>
        <ul className="mobile-links">
          <NavigationLinks pages={menus.linksBeforeMenu} />
          <li>
            <details>
              <summary>{linkWords("services").label}</summary>
              <ServicesList />
            </details>
          </li>
          <NavigationLinks pages={menus.linksAfterMenu} />
        </ul>
        <PriceList />
      </nav>
      <div className="actions">
        <CallLink className="button primary">{shared.ui.callTollFree}</CallLink>
        <PageLink to="contact" className="button ghost">
          {linkWords("contact").label}
        </PageLink>
      </div>
      <LanguageSwitch />
    </div>
  );
}

function NavigationLinks({ pages }: { pages: readonly Path[] }) {
  const linkWords = useLinkWords();
  return pages.map((path) => (
    <li key={path}>
      <PageLink to={path}>{linkWords(path).label}</PageLink>
    </li>
  ));
}

/** The services, and in the eighth place the way to all of them. */
function ServicesList() {
  const { menus } = useSite();
  const { nav } = usePage().shared;
  const linkWords = useLinkWords();
  return (
    <ul className="stack-3 services-list">
      <DescribedLinks pages={menus.servicesMenu} />
      <li>
        <PageLink to="services" className="all-services">
          <strong>
            {`${nav.allServices} `}
            <Icon name="arrow-right" />
          </strong>
          <span>{linkWords("services").menuText}</span>
        </PageLink>
      </li>
    </ul>
  );
}

function PriceList() {
  const { menus } = useSite();
  const { nav } = usePage().shared;
  return (
    <div className="stack-2 price-list tone-mustard">
      <p>{nav.prices}</p>
      <ul className="stack-2">
        <DescribedLinks pages={menus.pricePages} />
      </ul>
    </div>
  );
}

function DescribedLinks({ pages }: { pages: readonly Path[] }) {
  const linkWords = useLinkWords();
  return pages.map((path) => {
    const { menuText } = linkWords(path);
    return (
      <li key={path}>
        <PageLink to={path}>
          <strong>
            <PageName of={path} />
          </strong>
          {menuText && <span>{menuText}</span>}
        </PageLink>
      </li>
    );
  });
}
