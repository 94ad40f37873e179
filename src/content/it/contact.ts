import { aroundTheClock, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { ContactContent } from "../types.ts";

const { hoursPerDay, daysPerWeek } = site.availability;

/** The words of `/it/contact/`. */
export const contact = {
  meta: {
    title: `Contatti e consulenza gratuita | ${site.name}`,
    description: `Chiama il numero verde, scrivi su WhatsApp o prenota una consulenza gratuita: rispondiamo ${aroundTheClock(site.availability)}. Sede legale a ${site.addresses.legal.city}, sede operativa a ${site.addresses.operational.city}.`,
    imageAlt: "Il titolo della pagina accanto alla pianta geometrica di una città con un segnaposto",
  },
  hero: {
    kicker: "La consulenza è gratuita",
    title: "Raccontaci che cosa fai.",
    accent: "Ti diciamo da dove partire.",
    lede: "Al telefono, su WhatsApp o in una consulenza all’ora che scegli tu. Come ti è più comodo, e senza impegno.",
    pictureAlt: "Composizione geometrica: gli anelli di strade di una città, una linea che porta fuori e un segnaposto",
  },
  section: {
    title: "Parliamone adesso.",
    text: "Bastano due parole: che cosa vendi e a chi. Alle domande giuste pensiamo noi.",
    concierge: "Concierge digitale",
    phoneNote: `Numero verde, gratuito dall’Italia: risponde ${aroundTheClock(site.availability)}.`,
    whatsapp: {
      title: "WhatsApp",
      text: `Un messaggio o un vocale: l’assistente virtuale risponde ${hoursPerDay}${NBSP}ore su ${hoursPerDay}, ${daysPerWeek}${NBSP}giorni su ${daysPerWeek}.`,
    },
    calendar: {
      title: "Consulenza gratuita",
      text: "Scegli tu il giorno e l’ora sul nostro calendario. Una conversazione, nessun impegno.",
    },
    legal: "Sede legale",
    operational: "Sede operativa",
  },
  next: {
    title: "Che cosa succede dopo",
    steps: [
      {
        title: "Ti ascoltiamo",
        text: "Che cosa vendi, a chi, e da dove arrivano oggi i tuoi clienti.",
      },
      {
        title: "Ti diciamo la nostra",
        text: "Che cosa faremmo noi, in quanto tempo e con quale spesa.",
      },
      {
        title: "Decidi tu",
        text: "Se ti convince, si parte. Altrimenti il consiglio resta tuo.",
      },
    ],
  },
} satisfies ContactContent;
