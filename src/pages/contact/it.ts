import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, facts, phone, times }: Say) => {
  const { answered, isMainNumberFree, mainNumber, tollFreeFrom } = answering;
  const ways = facts.links.calendar ? ", scrivi su WhatsApp o prenota" : " o scrivi su WhatsApp per";

  return {
    label: "Contattaci",
    meta: {
      title: "Contatti e consulenza gratuita",
      description: `Chiama il ${mainNumber}${ways} una consulenza gratuita di ${times.consultation}. Il preventivo arriva entro ${times.quote}.`,
    },
    hero: {
      kicker: "La consulenza è gratuita",
      title: `Dicci cosa${NBSP}fai.`,
      accent: `Ti diciamo da${NBSP}dove partire.`,
      lede: answering.who,
      drawingAlt: "Gli anelli di strade di una città, una linea che porta fuori e un segnaposto",
    },
    ways: {
      phone: {
        when: `${answered}, al telefono`,
        title: phone(facts.phones.tollFree),
        text: isMainNumberFree ? `La chiamata è gratuita in ${tollFreeFrom}.` : "",
        action: "Chiama ora",
      },
      whatsapp: {
        when: answered,
        title: "WhatsApp",
        text: "Messaggio, foto o vocale, anche dall’estero.",
        action: "Scrivi",
      },
      calendar: {
        when: `${times.consultation}, al telefono o in video`,
        title: "Consulenza gratuita",
        text: "Non ti impegna, e ti dà un’idea di spesa.",
        action: "Scegli il giorno",
      },
    },
    details: "Dove siamo",
    next: {
      title: "Cosa succede dopo",
      steps: [
        { title: "Ti ascoltiamo", text: "Che cosa vendi, a chi, e da dove arrivano oggi i clienti." },
        {
          title: "Ricevi il preventivo",
          text: `Entro ${times.quote} sai che cosa faremmo, in quanti giorni e a che prezzo. Quello che non ti serve non c’è.`,
        },
        { title: "Decidi tu", text: "Se ti convince, prepariamo il piano. Se no, il consiglio resta tuo." },
      ],
    },
    closing: {
      title: "Parla con chi seguirà il tuo lavoro",
      text: "Non serve preparare niente. Se hai un sito, o il preventivo di qualcun altro, partiamo da lì.",
    },
  } satisfies Words;
};
