import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ facts }: Say) =>
  ({
    label: "Testimonianze",
    meta: {
      title: "Recensioni dei clienti",
      description:
        "Le parole di chi lavora con noi: ristoranti, officine, studi, negozi. Cosa cercavano, cosa è cambiato e come si sono trovati con l’agenzia.",
      imageAlt: "Il titolo della pagina accanto a grandi virgolette geometriche e a una fila di stelle",
    },
    hero: {
      kicker: "Recensioni su Google",
      title: "Quello che diciamo noi conta poco.",
      accent: `Lascia parlare i${NBSP}clienti.`,
      lede: "Le parole di chi ha un locale, un’officina, uno studio, e ha cose migliori da fare che occuparsi di pubblicità.",
      offer: [
        { figure: `${facts.statistics.clients}+`, note: "clienti soddisfatti" },
        { figure: `${facts.statistics.campaigns}+`, note: "campagne gestite" },
      ],
      pictureAlt: "Composizione geometrica: grandi virgolette sopra una fila di stelle",
    },
    wall: {
      title: "Parlano loro",
      yours: "E la tua attività?",
      filter: "Mostra le recensioni su",
      all: "Tutto",
      topics: { phone: "Telefono", sites: "Siti", ads: "Pubblicità", catalogs: "Catalogo" },
    },
    cta: {
      title: "La prossima storia può essere la tua.",
      text: "Comincia con una consulenza gratuita: ci racconti la tua attività, e scopri cosa faremmo noi e con quale spesa.",
      button: "Raccontaci la tua attività",
    },
  }) satisfies Words;
