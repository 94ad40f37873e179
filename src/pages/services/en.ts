import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  label: "Services",
  meta: {
    title: "Digital marketing services",
    description: `Lead generation, e-commerce, ads, reporting, sites in ${times.instantSite}, landing pages and call answering: each service with its starting price and timing.`,
    imageAlt: "The title of the services page beside a board of geometric tiles",
  },
  hero: {
    kicker: "From the first click to the phone call",
    title: "Services that get you found.",
    accent: "And called.",
    lede: "Take what you need now. If you don’t need the rest, we’ll tell you.",
    offer: [
      { figure: fromPrice(site.priceRanges.rispondiSubito, "en"), note: "to get started, plus VAT" },
      { figure: times.activationDays, note: "to be up and running, as a rule (working days)" },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: a board of tiles, one for each service, from target to handset",
  },
  guide: {
    title: "Where should you start?",
    text: "Find the sentence that sounds like you. Below it is our advice, with the page that explains it.",
    rows: [
      {
        need: "I don’t have a website, or not one I’d want to show.",
        answer: `An instant website: online in ${times.instantSite}.`,
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
    title: "Not sure which one?",
    text: "You don’t have to be. Tell us about your business in a free consultation: you’ll leave knowing where to start and what it costs.",
    button: "Get free advice",
  },
} satisfies Words;
