import { site } from "../../site.ts";
import type { HeroContent } from "../types.ts";

/** The hero of the home page. */
export const hero = {
  kicker: `Sito online in ${site.delivery.instantSite.days} giorni, primi contatti in ${site.delivery.prospectsDays}`,
  title: "I tuoi clienti ti stanno cercando.",
  highlight: "Fatti trovare.",
  description:
    "Siti, campagne e contatti qualificati per le piccole e medie imprese. Senza tecnicismi e con risultati che si possono misurare.",
  startNow: "Inizia ora",
  learnMore: "Scopri di più",
  picture: {
    frontAlt:
      "Composizione geometrica in quattro riquadri: un disco spezzato, barre che crescono, un arco e una freccia che arriva al centro del bersaglio",
    words: ["Velocità", "Successo"],
    back: "Clicca per tornare all’immagine",
    turn: "Gira l’immagine",
  },
} satisfies HeroContent;
