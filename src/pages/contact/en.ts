import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ availability, facts, lineSpeaks, mainNumber, officeHours, phone, peopleSpeak }: Say) => {
  const { calendar } = facts.links;

  return {
    label: "Contact us",
    meta: {
      title: "Contact and free consultation",
      description: `Call our ${mainNumber}${calendar ? ", message us on WhatsApp or book" : " or message us on WhatsApp for"} a free consultation. An automatic assistant answers ${availability}; a person, in office hours.`,
      imageAlt: "The page title beside the geometric plan of a city with a pin on it",
    },
    hero: {
      kicker: "The consultation is free",
      title: "Tell us what you do.",
      accent: "We’ll tell you where to start.",
      lede: `By phone${calendar ? ", on WhatsApp or in a booked consultation" : " or on WhatsApp"}, in ${peopleSpeak}.`,
      pictureAlt: "Geometric composition: a city’s rings of streets, a line leading out of it and a pin",
    },
    ways: {
      phone: {
        when: `${availability}, by phone`,
        title: phone(facts.phones.tollFree),
        text: `Our automatic assistant answers, in ${lineSpeaks}. A person, in ${peopleSpeak}: ${officeHours} (Italian time).`,
        action: "Call now",
      },
      whatsapp: {
        when: availability,
        title: "WhatsApp",
        text: "Text or voice note. The virtual assistant, which is automatic, replies; a person does, in office hours.",
        action: "Send a message",
      },
      calendar: {
        when: officeHours,
        title: "Free consultation",
        text: "You pick the day and time on our calendar (Italian time), with no obligation.",
        action: "Pick a day",
      },
    },
    details: facts.addresses.operational ? "Our number and offices" : "Our number and office",
    next: {
      title: "What happens next",
      steps: [
        {
          title: "We listen",
          text: "What you sell, who to, and where your customers come from today.",
        },
        {
          title: "We tell you what we’d do",
          text: "Where we would begin, how long it takes and what it costs.",
        },
        {
          title: "You decide",
          text: "If you’re convinced, we begin. If not, the advice is yours to keep.",
        },
      ],
    },
    closing: {
      title: "Book the consultation.",
      text: "Pick a time in our calendar (Italian time). Have your site’s address to hand, if you have one, and a rough budget.",
    },
  } satisfies Words;
};
