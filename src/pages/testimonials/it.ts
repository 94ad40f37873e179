import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts }: Say) =>
  ({
    label: "Testimonianze",
    meta: {
      title:
        facts.reviews.length > 0
          ? `${quantity(facts.reviews.length, "recensione", "recensioni")} Google su di noi`
          : "Le recensioni dei nostri clienti",
      description:
        "Le parole dei nostri clienti per intero, come stanno sulla nostra scheda Google. Leggile prima di chiederci un preventivo: la consulenza è gratuita.",
    },
    hero: {
      kicker: "Recensioni su Google",
      title: "I clienti raccontano",
      accent: "com’è andata",
      lede: "Hanno un locale, un’officina, uno studio, e di meglio da fare che occuparsi di pubblicità.",
      offer: [
        { figure: `${facts.statistics.clients}+`, note: "clienti soddisfatti" },
        { figure: `${facts.statistics.campaigns}+`, note: "campagne gestite" },
      ],
      drawingAlt: "Grandi virgolette sopra una fila di stelle",
    },
    wall: {
      title: "Le loro parole",
      yours: "E la tua attività?",
      filter: "Per tema",
      all: "Tutte",
      topics: { phone: "Telefono", sites: "Siti", ads: "Pubblicità", catalogs: "Cataloghi", other: "Altro" },
    },
    cta: {
      title: "Che cosa possiamo fare per te?",
      text: "Raccontaci la tua attività: te lo diciamo, con un’idea di spesa.",
      button: "Chiedi una consulenza gratuita",
    },
  }) satisfies Words;
