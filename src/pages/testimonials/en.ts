import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts }: Say) =>
  ({
    label: "Testimonials",
    meta: {
      title:
        facts.reviews.length > 0
          ? `${quantity(facts.reviews.length, "Google review", "Google reviews")} of our agency`
          : "What our clients say",
      description:
        "Our clients’ Google reviews, in full and translated from Italian. Read them, then ask us for a free consultation.",
    },
    hero: {
      kicker: "Google reviews",
      title: "How it went,",
      accent: "in our clients’ words",
      lede: "Chefs, mechanics and dentists with better things to do than advertise.",
      offer: [
        { figure: `${facts.statistics.clients}+`, note: "happy clients" },
        { figure: `${facts.statistics.campaigns}+`, note: "campaigns managed" },
      ],
      drawingAlt: "Large quotation marks above a row of stars",
    },
    wall: {
      title: "In their words",
      yours: "Your business next?",
      filter: "By topic",
      all: "All",
      topics: { phone: "Phone", sites: "Websites", ads: "Advertising", catalogs: "Catalogues", other: "Other" },
    },
    cta: {
      title: "What could we do for you?",
      text: "Tell us about your business and we’ll say, with a rough idea of the cost.",
      button: "Get a free consultation",
    },
  }) satisfies Words;
