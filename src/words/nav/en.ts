import { termsIn } from "../terms/index.ts";
import type { NavWords } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  callNow: "Call now",
  skipToContent: "Skip to content",
  mainNavigation: "Main navigation",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  allServices: "All services and prices",
  prices: "Prices",
  tagline: `Don’t leave your customers to the competition: a site in ${times.instantSite}, first prospects ${times.prospects} after launch.`,
  homeLink: "go to the home page",
  languageSwitch: "Site language",
  quickActions: "Quick actions",
  nextPage: "Next page",
  next: "Next",
} satisfies NavWords;
