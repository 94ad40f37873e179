/** What header, menus, floating buttons and poster say. The names of pages are in their own words. */
export interface NavWords {
  skipToContent: string;
  mainNavigation: string;
  /** Name of the navigation on small screens, a landmark of its own. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  /** The overview of the services, which has the prices too. */
  allServices: string;
  prices: string;
  tagline: string;
  homeLink: string;
  languageSwitch: string;
  quickActions: string;
  /** Above the name of the next page of the chain. */
  nextPage: string;
  /** The last page of the chain leads to the first one. */
  startAgain: string;
  /** The same on a button, where the page's name may have no room. */
  next: string;
}
