import type { Say } from "../say.ts";
import type { ContactSectionWords } from "./words.ts";

export const en = ({
  availability,
  facts,
  isMainNumberFree,
  lineSpeaks,
  officeHours,
  peopleSpeak,
  tollFreeFrom,
}: Say) => {
  const freephone = isMainNumberFree ? `Freephone in ${tollFreeFrom} only. ` : "";
  const callback = facts.links.calendar ? " or book a call" : "";
  const chat = facts.spokenLanguages.automatic.includes("en") ? "" : "; in English a person replies, in office hours";

  return {
    title: "Let’s talk now.",
    text: "Tell us what you sell and who buys it. We’ll ask the right questions.",
    concierge: "Digital concierge",
    phoneNote: `An automatic assistant answers ${availability}, in ${lineSpeaks}; a person, in ${peopleSpeak}, ${officeHours} (Italian time).`,
    abroad: `${freephone}From abroad, use WhatsApp${callback}${chat}.`,
    areas: "Where we work",
    legal: "Registered office",
    operational: "Main office",
  } satisfies ContactSectionWords;
};
