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
  const tollFree = isMainNumberFree ? `Toll-free in ${tollFreeFrom}. ` : "";
  const callback = facts.links.calendar ? ", or a call booked on our calendar, in Italian time" : "";

  return {
    title: "Let’s talk now.",
    text: "Just tell us what you sell and to whom. We’ll ask the right questions.",
    concierge: "Digital concierge",
    phoneNote: `Our automatic assistant answers, in ${lineSpeaks}, ${availability}. A person, in ${peopleSpeak}: ${officeHours} (Italian time).`,
    abroad: `${tollFree}From abroad: WhatsApp (the message starts in Italian; feel free to write in English)${callback}.`,
    areas: "Where we work",
    legal: "Registered office",
    operational: "Main office",
  } satisfies ContactSectionWords;
};
