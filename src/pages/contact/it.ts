import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ availability, facts, lineSpeaks, mainNumber, officeHours, phone, peopleSpeak }: Say) => {
  const { calendar } = facts.links;

  return {
    label: "Contattaci",
    meta: {
      title: "Contatti e consulenza gratuita",
      description: `Chiama il ${mainNumber}${calendar ? ", scrivi su WhatsApp o prenota" : " o scrivi su WhatsApp per"} una consulenza gratuita. Risponde un assistente automatico, ${availability}; una persona, in orario d’ufficio.`,
      imageAlt: "Il titolo della pagina accanto alla pianta geometrica di una città con un segnaposto",
    },
    hero: {
      kicker: "La consulenza è gratuita",
      title: `Dicci cosa${NBSP}fai.`,
      accent: `Ti diciamo da${NBSP}dove partire.`,
      lede: `Al telefono${calendar ? ", su WhatsApp o in una consulenza prenotata" : " o su WhatsApp"}, in ${peopleSpeak}.`,
      pictureAlt:
        "Composizione geometrica: gli anelli di strade di una città, una linea che porta fuori e un segnaposto",
    },
    ways: {
      phone: {
        when: `${availability}, al telefono`,
        title: phone(facts.phones.tollFree),
        text: `Risponde il nostro assistente automatico, in ${lineSpeaks}. Una persona, in ${peopleSpeak}: ${officeHours}.`,
        action: "Chiama ora",
      },
      whatsapp: {
        when: availability,
        title: "WhatsApp",
        text: "Un messaggio o un vocale. Risponde l’assistente virtuale, automatico; una persona, negli orari d’ufficio.",
        action: "Scrivi",
      },
      calendar: {
        when: officeHours,
        title: "Consulenza gratuita",
        text: "Il giorno e l’ora li scegli sul nostro calendario, senza impegno.",
        action: "Scegli il giorno",
      },
    },
    details: facts.addresses.operational ? "Il numero e le sedi" : "Il numero e la sede",
    next: {
      title: "Cosa succede dopo",
      steps: [
        {
          title: "Ti ascoltiamo",
          text: "Cosa vendi, a chi, e da dove arrivano oggi i tuoi clienti.",
        },
        {
          title: "Ti diciamo cosa faremmo",
          text: "Da dove cominceremmo, in quanto tempo e con quale spesa.",
        },
        {
          title: "Decidi tu",
          text: "Se ti convince, si parte. Altrimenti il consiglio te lo tieni.",
        },
      ],
    },
    closing: {
      title: "Prenota la consulenza.",
      text: "Trova un’ora libera sul nostro calendario. Tieni a portata di mano l’indirizzo del tuo sito, se ne hai uno, e un’idea di spesa.",
    },
  } satisfies Words;
};
