import { aroundTheClock } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumberIsFree } from "../main-number.ts";
import { termsIn } from "../terms/index.ts";
import type { ContactSectionWords } from "./words.ts";

const { times } = termsIn("it");

export const it = {
  title: "Parliamone adesso.",
  text: "Bastano due parole: che cosa vendi e a chi. Alle domande giuste pensiamo noi.",
  concierge: "Concierge digitale",
  phoneNote: `${mainNumberIsFree ? "Numero verde, gratuito dall’Italia: risponde" : "Risponde"} ${aroundTheClock(site.availability)}.`,
  whatsapp: {
    title: "WhatsApp",
    text: `Un messaggio o un vocale: l’assistente virtuale risponde ${times.availability}.`,
  },
  calendar: {
    title: "Consulenza gratuita",
    text: "Scegli tu il giorno e l’ora sul nostro calendario. Una conversazione, nessun impegno.",
  },
  legal: "Sede legale",
  operational: "Sede operativa",
} satisfies ContactSectionWords;
