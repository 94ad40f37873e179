import type { Say } from "../say.ts";
import type { NavWords } from "./words.ts";

export const it = ({ times }: Say) =>
  ({
    skipToContent: "Vai al contenuto",
    mainNavigation: "Navigazione principale",
    menu: "Menu",
    openMenu: "Apri il menu",
    closeMenu: "Chiudi il menu",
    allServices: "Servizi e prezzi",
    prices: "Prezzi",
    tagline: `Non lasciare i clienti alla concorrenza: il sito in ${times.instantWebsites}, i primi contatti entro ${times.prospects} dall’attivazione.`,
    homeLink: "vai alla home",
    languageSwitch: "Lingua del sito",
    quickActions: "Azioni rapide",
    nextPage: "Pagina successiva",
    startAgain: "Si ricomincia da qui",
    next: "Avanti",
  }) satisfies NavWords;
