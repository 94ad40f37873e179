import { REGION_ATTRIBUTE } from "../contract.ts";
import { linksAfterMenu, linksBeforeMenu, type MenuLink, servicesMenu } from "../navigation.ts";
import { site } from "../site.ts";
import { Icon } from "./icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { CallLink, PageLink } from "./links.tsx";
import { Logo } from "./logo.tsx";
import { usePage, useTranslate } from "./page-context.tsx";

/**
 * Logo, navigation, call link and language switch (specification section 2,
 * Shell). Both menus are native popovers: they open, close on Escape or an
 * outside click and give focus back without any script.
 */
export function Header() {
  const { content } = usePage();
  const { ui, nav } = content;
  return (
    <header className="site-header" {...{ [REGION_ATTRIBUTE]: "header" }}>
      <div className="top-strip">
        <div className="measure">
          <p>{ui.tagline}</p>
          <LanguageSwitch />
        </div>
      </div>
      <div className="measure header-row">
        <PageLink to="" className="logo">
          <Logo />
          <span>{site.name}</span>
          <span className="hidden">{` – ${ui.homeLink}`}</span>
        </PageLink>
        <nav className="wide-nav" aria-label={ui.mainNavigation}>
          <ul>
            <NavigationLinks links={linksBeforeMenu} />
            <li>
              <button type="button" className="menu-button" popoverTarget="services-menu">
                {nav.services}
              </button>
              <div id="services-menu" className="services-menu" popover="auto">
                <div className="measure">
                  <ServicesList />
                  <PageLink to="services" className="more">
                    {ui.allServices}
                  </PageLink>
                </div>
              </div>
            </li>
            <NavigationLinks links={linksAfterMenu} />
          </ul>
        </nav>
        <CallLink className="button compact">{nav.callNow}</CallLink>
        <button type="button" className="menu-toggle" popoverTarget="mobile-menu" aria-label={ui.openMenu}>
          <Icon name="menu" />
        </button>
        <MobileMenu />
      </div>
    </header>
  );
}

function MobileMenu() {
  const { content } = usePage();
  const { ui, nav } = content;
  return (
    <div id="mobile-menu" className="mobile-menu" popover="auto">
      <div className="mobile-menu-head">
        <p>{ui.tagline}</p>
        <button
          type="button"
          className="menu-toggle"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={ui.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={ui.menu}>
        <ul className="mobile-links">
          <NavigationLinks links={linksBeforeMenu} />
          <li>
            <details>
              <summary>{nav.services}</summary>
              <ServicesList />
              <PageLink to="services" className="more">
                {ui.allServices}
              </PageLink>
            </details>
          </li>
          <NavigationLinks links={linksAfterMenu} />
        </ul>
      </nav>
      <CallLink>{ui.callTollFree}</CallLink>
      <LanguageSwitch />
    </div>
  );
}

function NavigationLinks({ links }: { links: readonly MenuLink[] }) {
  const translate = useTranslate();
  return links.map(({ path, label }) => (
    <li key={path}>
      <PageLink to={path}>{translate(label)}</PageLink>
    </li>
  ));
}

function ServicesList() {
  const { content } = usePage();
  return (
    <ul className="services-list">
      {servicesMenu.map(({ path, entry }) => (
        <li key={path}>
          <PageLink to={path}>
            <strong>{content.nav.menu[entry].title}</strong>
            <span>{content.nav.menu[entry].text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
