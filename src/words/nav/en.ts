import type { Say } from "../say.ts";
import type { NavWords } from "./it.ts";

export const en = ({ times }: Say) =>
  ({
    skipToContent: "Skip to content",
    mainNavigation: "Main navigation",
    menu: "Menu",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    allServices: "Services and prices",
    prices: "Prices",
    tagline: `Don’t leave your customers to the competition: a site in ${times.instantWebsites}, first enquiries within ${times.prospects} of going live.`,
    homeLink: "go to the home page",
    languageSwitch: "Site language",
    quickActions: "Quick actions",
    startAgain: "Back to the start",
    nextPage: "Next page",
    next: "Next",
  }) satisfies NavWords;
