import { site } from "../../site.ts";
import { isMainNumberFree, speak } from "../speak.ts";
import type { ContactSectionWords } from "./words.ts";

const { availability, lineSpeaks, officeHours, peopleSpeak, tollFreeFrom } = speak("en");
const tollFree = isMainNumberFree ? `Toll-free in ${tollFreeFrom}. ` : "";
const callback = site.links.calendar ? ", or a call booked on our calendar, in Italian time" : "";

export const en = {
  title: "Let’s talk now.",
  text: "Just tell us what you sell and to whom. We’ll ask the right questions.",
  concierge: "Digital concierge",
  phoneNote: `Our automatic assistant answers, in ${lineSpeaks}, ${availability}. A person, in ${peopleSpeak}: ${officeHours} (Italian time).`,
  abroad: `${tollFree}From abroad: WhatsApp (the message starts in Italian; feel free to write in English)${callback}.`,
  areas: "Where we work",
  legal: "Registered office",
  operational: "Main office",
} satisfies ContactSectionWords;
