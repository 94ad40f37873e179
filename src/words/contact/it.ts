import type { Say } from "../say.ts";
import type { ContactSectionWords } from "./words.ts";

export const it = ({
  availability,
  facts,
  isMainNumberFree,
  lineSpeaks,
  officeHours,
  peopleSpeak,
  tollFreeFrom,
}: Say) => {
  const tollFree = isMainNumberFree ? `Numero verde gratuito in ${tollFreeFrom}. ` : "";
  const switzerland = facts.tollFreeFrom.includes("CH") ? "" : ", anche dalla Svizzera";
  const callback = facts.links.calendar ? " o il calendario" : "";

  return {
    title: "Parliamone adesso.",
    text: "Bastano due parole su cosa vendi e a chi. Alle domande giuste pensiamo noi.",
    concierge: "Concierge digitale",
    phoneNote: `Un assistente automatico risponde ${availability}, in ${lineSpeaks}; una persona, in ${peopleSpeak}, ${officeHours}.`,
    abroad: `${tollFree}Dall’estero${switzerland}: WhatsApp${callback}.`,
    areas: "Dove lavoriamo",
    legal: "Sede legale",
    operational: "Sede operativa",
  } satisfies ContactSectionWords;
};
