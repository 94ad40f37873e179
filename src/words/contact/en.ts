import type { Say } from "../say.ts";
import type { ContactSectionWords } from "./it.ts";

export const en = ({ answering, facts }: Say) => {
  const { isMainNumberFree } = answering;
  const callback = facts.links.calendar ? " or book a call" : "";

  return {
    title: "Let’s talk now",
    text: "Tell us what you sell and who buys it. The right questions are our job.",
    concierge: "Digital concierge",
    phoneNote: answering.who,
    abroad: isMainNumberFree ? `Free within ${answering.tollFreeFrom} only. From abroad, use WhatsApp${callback}.` : "",
    chat: "WhatsApp opens with a line in Italian: write over it.",
    areas: "Where we work",
    legal: "Registered office",
    operational: "Main office",
  } satisfies ContactSectionWords;
};
