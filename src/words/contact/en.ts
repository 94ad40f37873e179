import { aroundTheClock, NBSP } from "../../format.ts";
import { site } from "../../site.ts";

const { hoursPerDay, daysPerWeek } = site.availability;

import type { ContactSectionWords } from "./words.ts";

export const en = {
  title: "Let’s talk now.",
  text: "There’s nothing to prepare. A few words about your business and the people you want to reach will do: we’ll ask the right questions.",
  concierge: "Digital concierge",
  phoneNote: `Free to call from Italy, and answered ${aroundTheClock(site.availability)}.`,
  whatsapp: {
    title: "WhatsApp",
    text: `Text or voice note: the virtual assistant replies ${hoursPerDay}${NBSP}hours a day, ${daysPerWeek}${NBSP}days a week.`,
  },
  calendar: {
    title: "Free consultation",
    text: "Pick the day and time on our calendar. One conversation, no obligation.",
  },
  legal: "Registered office",
  operational: "Main office",
} satisfies ContactSectionWords;
