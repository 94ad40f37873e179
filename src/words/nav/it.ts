import { termsIn } from "../terms/index.ts";
import type { NavWords } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  callNow: "Chiama ora",
  skipToContent: "Vai al contenuto",
  mainNavigation: "Navigazione principale",
  menu: "Menu",
  openMenu: "Apri il menu",
  closeMenu: "Chiudi il menu",
  allServices: "Tutti i servizi e i prezzi",
  prices: "Prezzi",
  tagline: `Non lasciare i clienti alla concorrenza: il sito in ${times.instantSite}, i primi contatti in ${times.prospects} dall’avvio.`,
  homeLink: "vai alla home",
  languageSwitch: "Lingua del sito",
  quickActions: "Azioni rapide",
  nextPage: "Pagina successiva",
  next: "Avanti",
} satisfies NavWords;
