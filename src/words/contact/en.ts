import type { Say } from "../say.ts";
import type { ContactSectionWords } from "./it.ts";

export const en = ({ answering, facts }: Say) => {
  const { hasAssistant, isMainNumberFree } = answering;
  const callback = facts.links.calendar ? " or book a call" : "";
  const chatsInEnglish = facts.spokenLanguages.assistant?.includes("en");
  const chat = !hasAssistant || chatsInEnglish ? "" : ": in office hours a person replies in English";

  return {
    title: "Let’s talk now",
    text: "Tell us what you sell and who buys it, and we’ll ask the right questions.",
    concierge: "Digital concierge",
    phoneNote: answering.who,
    abroad: isMainNumberFree
      ? `Free within ${answering.tollFreeFrom} only. From abroad, use WhatsApp${callback}${chat}.`
      : "",
    areas: "Where we work",
    legal: "Registered office",
    operational: "Main office",
  } satisfies ContactSectionWords;
};
