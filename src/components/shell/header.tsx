import { REGION_ATTRIBUTE } from "../../contract.ts";
import { linksAfterMenu, linksBeforeMenu, servicesMenu } from "../../navigation.ts";
import { site } from "../../site.ts";
import type { Path } from "../../urls.ts";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink } from "../links.tsx";
import { useLinkWords, usePage } from "../page-context.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

/**
 * Logo, navigation, call link and language switch. Both menus are native popovers: they open, close on Escape or an
 * outside click and give focus back without any script.
 */
export function Header() {
  const { shared } = usePage();
  const linkWords = useLinkWords();
  const { nav } = shared;
  return (
    <header className="site-header" {...{ [REGION_ATTRIBUTE]: "header" }}>
      <div className="top-strip">
        <div className="measure">
          <p>{nav.tagline}</p>
          <LanguageSwitch />
        </div>
      </div>
      <div className="measure header-row">
        <PageLink to="" className="logo">
          <Logo />
          <span>{site.name}</span>
          <span className="hidden">{` – ${nav.homeLink}`}</span>
        </PageLink>
        <nav className="wide-nav" aria-label={nav.mainNavigation}>
          <ul>
            <NavigationLinks pages={linksBeforeMenu} />
            <li>
              <button type="button" className="menu-button" popoverTarget="services-menu">
                {linkWords("services").label}
              </button>
              <div id="services-menu" className="services-menu" popover="auto">
                <div className="measure">
                  <ServicesList />
                  <PageLink to="services" className="more">
                    {nav.allServices}
                  </PageLink>
                </div>
              </div>
            </li>
            <NavigationLinks pages={linksAfterMenu} />
          </ul>
        </nav>
        <CallLink className="button compact">{nav.callNow}</CallLink>
        <button type="button" className="menu-toggle" popoverTarget="mobile-menu" aria-label={nav.openMenu}>
          <Icon name="menu" />
        </button>
        <MobileMenu />
      </div>
    </header>
  );
}

function MobileMenu() {
  const { shared } = usePage();
  const linkWords = useLinkWords();
  const { nav } = shared;
  return (
    <div id="mobile-menu" className="mobile-menu" popover="auto">
      <div className="mobile-menu-head">
        <p>{nav.tagline}</p>
        <button
          type="button"
          className="menu-toggle"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={nav.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={nav.menu}>
        <ul className="mobile-links">
          <NavigationLinks pages={linksBeforeMenu} />
          <li>
            <details>
              <summary>{linkWords("services").label}</summary>
              <ServicesList />
              <PageLink to="services" className="more">
                {nav.allServices}
              </PageLink>
            </details>
          </li>
          <NavigationLinks pages={linksAfterMenu} />
        </ul>
      </nav>
      <CallLink>{shared.ui.callTollFree}</CallLink>
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

function ServicesList() {
  const linkWords = useLinkWords();
  return (
    <ul className="services-list">
      {servicesMenu.map((path) => (
        <li key={path}>
          <PageLink to={path}>
            <strong>{linkWords(path).label}</strong>
            <span>{linkWords(path).menuText}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
