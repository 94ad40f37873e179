import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ answering, facts, phone, times }: Say) => {
  const { answered, isMainNumberFree, mainNumber } = answering;
  const { calendar } = facts.links;

  return {
    label: "Contattaci",
    meta: {
      title: "Contatti e consulenza gratuita",
      description: `Chiama il ${mainNumber}${calendar ? ", scrivi su WhatsApp o prenota" : " o scrivi su WhatsApp per"} una consulenza gratuita di ${times.consultation}. Il preventivo arriva entro ${times.quote}.`,
    },
    hero: {
      kicker: "La consulenza è gratuita",
      title: `Dicci cosa${NBSP}fai.`,
      accent: `Ti diciamo da${NBSP}dove partire.`,
      lede: answering.who,
      pictureAlt: "Gli anelli di strade di una città, una linea che porta fuori e un segnaposto",
    },
    ways: {
      phone: {
        when: `${answered}, al telefono`,
        title: phone(facts.phones.tollFree),
        text: isMainNumberFree ? `Gratuito in ${answering.tollFreeFrom}.` : "",
        action: "Chiama ora",
      },
      whatsapp: {
        when: answered,
        title: "WhatsApp",
        text: "Messaggio o vocale, anche dall’estero.",
        action: "Scrivi",
      },
      calendar: {
        when: `${times.consultation}, al telefono o in video`,
        title: "Consulenza gratuita",
        text: "Senza impegno, con chi seguirà il tuo lavoro.",
        action: "Scegli il giorno",
      },
    },
    details: "Dove siamo",
    next: {
      title: "Cosa succede dopo",
      steps: [
        { title: "Ti ascoltiamo", text: "Che cosa vendi, a chi, e da dove arrivano oggi i tuoi clienti." },
        { title: "Ricevi il preventivo", text: `Entro ${times.quote}, con il lavoro, i tempi e il prezzo esatto.` },
        { title: "Decidi tu", text: "Se ti convince, si parte. Altrimenti il consiglio resta tuo." },
      ],
    },
    closing: {
      title: "Prenota la consulenza",
      text: "Tieni pronti l’indirizzo del tuo sito, se ne hai uno, e un’idea di spesa.",
    },
  } satisfies Words;
};
