import { aroundTheClock, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber } from "../../words/main-number.ts";
import type { Words } from "./words.ts";

export const it = {
  label: "Contattaci",
  meta: {
    title: "Contatti e consulenza gratuita",
    description: `Chiama il ${mainNumber.it}, scrivi su WhatsApp o prenota una consulenza gratuita: un assistente risponde ${aroundTheClock(site.availability)}. Sede legale a ${site.addresses.legal.city}, sede operativa a ${site.addresses.operational.city}.`,
    imageAlt: "Il titolo della pagina accanto alla pianta geometrica di una città con un segnaposto",
  },
  hero: {
    kicker: "La consulenza è gratuita",
    title: `Dicci che${NBSP}cosa${NBSP}fai.`,
    accent: `Ti diciamo da${NBSP}dove partire.`,
    lede: "Al telefono, su WhatsApp o in una consulenza all’ora che scegli tu. Come ti è più comodo, e senza impegno.",
    pictureAlt: "Composizione geometrica: gli anelli di strade di una città, una linea che porta fuori e un segnaposto",
  },
  next: {
    title: "Che cosa succede dopo",
    steps: [
      {
        title: "Ti ascoltiamo",
        text: "Che cosa vendi, a chi, e da dove arrivano oggi i tuoi clienti.",
      },
      {
        title: "Ti diciamo che cosa faremmo",
        text: "Da dove cominceremmo, in quanto tempo e con quale spesa.",
      },
      {
        title: "Decidi tu",
        text: "Se ti convince, si parte. Altrimenti il consiglio resta tuo.",
      },
    ],
  },
  closing: {
    title: "Scegli tu quando.",
    text: "Trova un’ora libera sul nostro calendario, o chiama subito. La consulenza è gratuita e non ti impegna a nulla.",
  },
} satisfies Words;
