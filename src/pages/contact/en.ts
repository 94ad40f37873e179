import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, facts, phone, times }: Say) => {
  const { answered, isMainNumberFree, mainNumber } = answering;
  const { calendar } = facts.links;

  return {
    label: "Contact us",
    meta: {
      title: `Free ${facts.delivery.consultationMinutes}-minute consultation`,
      description: `Call our ${mainNumber}${calendar ? ", message us on WhatsApp or book" : " or message us on WhatsApp for"} a free ${facts.delivery.consultationMinutes}-minute consultation, in English if you like. Your quote follows within ${times.quote}.`,
    },
    hero: {
      kicker: "The consultation is free",
      title: "Tell us what you do.",
      accent: "We’ll tell you where to start.",
      lede: answering.who,
      pictureAlt: "A city’s rings of streets, a line leading out of it and a pin",
    },
    ways: {
      phone: {
        when: `${answered}, by phone`,
        title: phone(facts.phones.tollFree),
        text: isMainNumberFree ? `Freephone in ${answering.tollFreeFrom} only.` : "",
        action: "Call now",
      },
      whatsapp: {
        when: answered,
        title: "WhatsApp",
        text: "Text or voice note, from abroad too.",
        action: "Send a message",
      },
      calendar: {
        when: `${times.consultation}, by phone or video`,
        title: "Free consultation",
        text: "With the person who’d do the work. No obligation.",
        action: "Pick a day",
      },
    },
    details: "Where to find us",
    next: {
      title: "What happens next",
      steps: [
        { title: "We listen", text: "What you sell, who buys it, and how customers find you today." },
        { title: "You get a quote", text: `Within ${times.quote}, with the timing and the exact price.` },
        { title: "You decide", text: "If you like it, we start. If not, keep the advice." },
      ],
    },
    closing: {
      title: "Book your consultation",
      text: "Have a rough budget to hand, and your website address if you have one.",
    },
  } satisfies Words;
};
