import { site } from "../../site.ts";
import type { HeroContent } from "../types.ts";

/** The hero of the home page. */
export const hero = {
  kicker: `Sito online in ${site.delivery.instantSite.days} giorni, primi contatti in ${site.delivery.prospectsDays}`,
  title: "I tuoi clienti ti stanno cercando.",
  highlight: "Fatti trovare.",
  description:
    "Siti, campagne e contatti qualificati per piccole e medie imprese. Senza tecnicismi, con risultati che si misurano.",
  startNow: "Inizia ora",
  learnMore: "Scopri di più",
  picture: {
    frontAlt: "Quattro riquadri: un disco spezzato, barre che crescono, un arco e una freccia nel bersaglio",
    words: ["Velocità", "Successo"],
    back: "Clicca per tornare all’immagine",
    turn: "Gira l’immagine",
  },
} satisfies HeroContent;
