import { NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { NavWords } from "./words.ts";

export const en = {
  callNow: "Call now",
  skipToContent: "Skip to content",
  mainNavigation: "Main navigation",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  allServices: "All services and prices",
  prices: "Prices",
  tagline: `Don’t leave your customers to the competition: a site in ${site.delivery.instantSite.days}${NBSP}days, first prospects ${site.delivery.prospectsDays}${NBSP}days after launch.`,
  homeLink: "go to the home page",
  languageSwitch: "Site language",
  quickActions: "Quick actions",
  nextPage: "Next page",
  next: "Next",
} satisfies NavWords;
