import { aroundTheClock } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumberIsFree } from "../main-number.ts";
import { termsIn } from "../terms/index.ts";
import type { ContactSectionWords } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  title: "Let’s talk now.",
  text: "Just tell us what you sell and to whom. We’ll ask the right questions.",
  concierge: "Digital concierge",
  phoneNote: `${mainNumberIsFree ? "Free to call from Italy, and answered" : "Answered"} ${aroundTheClock(site.availability)}.`,
  whatsapp: {
    title: "WhatsApp",
    text: `Text or voice note: the virtual assistant replies ${times.availability}.`,
  },
  calendar: {
    title: "Free consultation",
    text: "Pick the day and time on our calendar. One conversation, no obligation.",
  },
  legal: "Registered office",
  operational: "Main office",
} satisfies ContactSectionWords;
