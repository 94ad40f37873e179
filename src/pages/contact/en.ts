import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, facts, phone, times }: Say) => {
  const { answered, isMainNumberFree, mainNumber, peopleSpeak, tollFreeFrom } = answering;
  const consultation = `${facts.delivery.consultationMinutes}-minute consultation`;
  const ways = facts.links.calendar ? ", message us on WhatsApp or book" : " or message us on WhatsApp for";

  return {
    label: "Contact us",
    meta: {
      title: `Free ${consultation}`,
      description: `Call our ${mainNumber}${ways} a free ${consultation} in ${peopleSpeak}. Your quote follows within ${times.quote}.`,
    },
    hero: {
      kicker: "The consultation is free",
      title: "Tell us what you do.",
      accent: "We’ll tell you where to start.",
      lede: answering.who,
      drawingAlt: "A city’s rings of streets, a line leading out of it and a pin",
    },
    ways: {
      phone: {
        when: `${answered}, by phone`,
        title: phone(facts.phones.tollFree),
        text: isMainNumberFree ? `Free from any phone in ${tollFreeFrom}.` : "",
        action: "Call now",
      },
      whatsapp: {
        when: answered,
        title: "WhatsApp",
        text: "Text, photo or voice note, from abroad too. It opens with a line in Italian: write over it.",
        action: "Send a message",
      },
      calendar: {
        when: `${times.consultation}, by phone or video`,
        title: "Free consultation",
        text: `In ${peopleSpeak}, with no obligation. You leave with a rough cost.`,
        action: "Pick a day",
      },
    },
    details: "Where to find us",
    next: {
      title: "What happens next",
      steps: [
        { title: "We listen", text: "What you sell, who buys it, and how they find you today." },
        {
          title: "You get a quote",
          text: `Within ${times.quote} you know what we’d do, by when and for how much. What you don’t need isn’t in it.`,
        },
        { title: "You decide", text: "If you like it, we draw up the plan. If not, the advice is yours to keep." },
      ],
    },
    closing: {
      title: "Talk to the person who’d do the work",
      text: "There’s nothing to prepare. If you have a website, or somebody else’s quote, we’ll start there.",
    },
  } satisfies Words;
};
