/** What the header, the menus and the floating buttons say; the names of pages are in their own words. */
export interface NavWords {
  callNow: string;
  skipToContent: string;
  mainNavigation: string;
  /** Name of the navigation on small screens, a landmark of its own. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  allServices: string;
  tagline: string;
  homeLink: string;
  languageSwitch: string;
  quickActions: string;
  /** Before the name of the next page of the chain. */
  nextPage: string;
}
