import { aroundTheClock } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber } from "../../words/main-number.ts";
import type { Words } from "./words.ts";

export const en = {
  label: "Contact us",
  meta: {
    title: "Contact and free consultation",
    description: `Call our ${mainNumber.en}, message us on WhatsApp or book a free consultation: an assistant answers ${aroundTheClock(site.availability)}. With a map and both our addresses.`,
    imageAlt: "The page title beside the geometric plan of a city with a pin on it",
  },
  hero: {
    kicker: "The consultation is free",
    title: "Tell us what you do.",
    accent: "We’ll tell you where to start.",
    lede: "By phone, on WhatsApp or in a consultation at a time that suits you. Whatever you prefer, with no obligation.",
    pictureAlt: "Geometric composition: a city’s rings of streets, a line leading out of it and a pin",
  },
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
    title: "You choose when.",
    text: "Pick a time in our calendar, or call right now. The consultation is free and commits you to nothing.",
  },
} satisfies Words;
