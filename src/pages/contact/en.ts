import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, facts, phone, times }: Say) => {
  const { answered, isMainNumberFree, mainNumber, peopleSpeak } = answering;
  const { calendar } = facts.links;

  return {
    label: "Contact us",
    meta: {
      title: `Free ${facts.delivery.consultationMinutes}-minute consultation`,
      description: `Call our ${mainNumber}${calendar ? ", message us on WhatsApp or book" : " or message us on WhatsApp for"} a free ${facts.delivery.consultationMinutes}-minute consultation in English. Your quote follows within ${times.quote}.`,
    },
    hero: {
      kicker: "The consultation is free",
      title: "Tell us what you do.",
      accent: "We’ll tell you where to start.",
      lede: `In office hours we do it all in English, from the first conversation to the plan you approve. ${answering.who}`,
      drawingAlt: "A city’s rings of streets, a line leading out of it and a pin",
    },
    ways: {
      phone: {
        when: `${answered}, by phone`,
        title: phone(facts.phones.tollFree),
        text: isMainNumberFree ? `Free from any phone in ${answering.tollFreeFrom}.` : "",
        action: "Call now",
      },
      whatsapp: {
        when: answered,
        title: "WhatsApp",
        text: `Text, photo or voice note, from abroad too. In office hours a person replies, in ${peopleSpeak}.`,
        action: "Send a message",
      },
      calendar: {
        when: `${times.consultation}, by phone or video`,
        title: "Free consultation",
        text: "No obligation, and you leave with a rough cost.",
        action: "Pick a day",
      },
    },
    details: "Where to find us",
    next: {
      title: "What happens next",
      steps: [
        {
          title: "We listen",
          text: "You tell us what you sell, who buys it and how customers find you today. We ask the questions.",
        },
        {
          title: "You get a quote",
          text: `You’ll have it within ${times.quote}, with the work, the dates and the price, and nothing you don’t need.`,
        },
        {
          title: "You decide",
          text: "If you like it we draw up the plan, and you pay nothing until you approve it. If not, the advice is yours to keep.",
        },
      ],
    },
    closing: {
      title: "Talk to the person who’d do the work",
      text: "There’s nothing to prepare. If you have a website, or somebody else’s quote, keep it to hand and we’ll start there.",
    },
  } satisfies Words;
};
