import type { Say } from "../say.ts";

export const it = ({ times }: Say) => ({
  skipToContent: "Vai al contenuto",
  mainNavigation: "Navigazione principale",
  menu: "Menu",
  openMenu: "Apri il menu",
  closeMenu: "Chiudi il menu",
  // The overview of the services, which has the prices too.
  allServices: "Servizi e prezzi",
  prices: "Prezzi",
  tagline: `Non lasciare i clienti alla concorrenza: il sito in ${times.instantWebsites}, i primi contatti entro ${times.prospects} dall’attivazione.`,
  homeLink: "vai alla home",
  languageSwitch: "Lingua del sito",
  quickActions: "Azioni rapide",
  // Above the name of the next page of the chain, whose last one leads to the first; and on a button, which may have no room for a name.
  nextPage: "Pagina successiva",
  startAgain: "Si ricomincia da qui",
  next: "Avanti",
});

/** What header, menus, floating buttons and poster say. The names of pages are in their own words. */
export type NavWords = ReturnType<typeof it>;
