import { NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const { instantSite } = site.delivery;

export const en = {
  label: "Services",
  meta: {
    title: "Digital marketing services",
    description: `Lead generation, e-commerce, ads, reporting, sites in ${instantSite.days} days, landing pages and call answering: our services, and how to choose where to start.`,
    imageAlt: "The title of the services page beside a board of geometric tiles",
  },
  hero: {
    kicker: "Our services",
    title: "From the first click",
    accent: "to the phone call.",
    lede: "Take what you need now. The rest can wait, or you may never need it: we’ll tell you which.",
    pictureAlt: "Geometric composition: a board of tiles, one for each service, from target to handset",
  },
  guide: {
    title: "Where should you start?",
    text: "Find the sentence you might say yourself. Beside it is our advice, and the page that explains it.",
    rows: [
      {
        need: "I have no website, or none I’d care to show.",
        answer: `An instant website: online in ${instantSite.days}${NBSP}days.`,
        path: "instant-websites",
      },
      {
        need: "I have a website, but the phone doesn’t ring.",
        answer: "Lead generation: the right people, with a reason to call you.",
        path: "services/lead-generation",
      },
      {
        need: "I can’t answer the phone while I’m working.",
        answer: "RispondiSubito: it picks up for you.",
        path: "services/rispondi-subito",
      },
      {
        need: "I spend on advertising and can’t tell if it pays.",
        answer: "Analytics and reporting: measure first, then decide.",
        path: "services/analytics",
      },
    ],
  },
  cta: {
    title: "Not sure which to choose?",
    text: "That’s normal. Tell us about your business in a free consultation: you’ll leave with a place to start, not a price list.",
    button: "Ask for advice",
  },
} satisfies Words;
