import type { Say } from "../say.ts";
import type { ContactSectionWords } from "./words.ts";

export const it = ({
  availability,
  facts,
  hasAssistant,
  isMainNumberFree,
  lineSpeaks,
  officeHours,
  outsideHours,
  peopleSpeak,
  tollFreeFrom,
}: Say) => {
  const switzerland = facts.tollFreeFrom?.includes("CH") ? "" : ", anche dalla Svizzera";
  const callback = facts.links.calendar ? " o il calendario" : "";

  return {
    title: "Parliamone adesso",
    text: "Bastano due parole su cosa vendi e a chi.",
    concierge: "Concierge digitale",
    phoneNote: hasAssistant
      ? `Un assistente automatico risponde ${availability}, in ${lineSpeaks}; una persona, in ${peopleSpeak}, ${officeHours}.`
      : `Risponde una persona, in ${peopleSpeak}, ${officeHours}. ${outsideHours}`,
    abroad: isMainNumberFree
      ? `Numero verde gratuito in ${tollFreeFrom}. Dall’estero${switzerland}: WhatsApp${callback}.`
      : "",
    areas: "Dove lavoriamo",
    legal: "Sede legale",
    operational: "Sede operativa",
  } satisfies ContactSectionWords;
};
