import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts }: Say) =>
  ({
    label: "Testimonials",
    meta: {
      title: "Client reviews",
      description:
        "In the words of those who work with us: restaurants, garages, dental practices, shops. What they were after, what changed and how they got on with the agency.",
      imageAlt: "The page title beside large geometric quotation marks and a row of stars",
    },
    hero: {
      kicker: "Reviews on Google",
      title: "Never mind what we say.",
      accent: "Let clients do the talking.",
      lede: "From people who run a restaurant, a garage or a dental practice, and have no time to think about advertising.",
      offer: [
        { figure: `${facts.statistics.clients}+`, note: "happy clients" },
        { figure: `${facts.statistics.campaigns}+`, note: "campaigns managed" },
      ],
      pictureAlt: "Geometric composition: large quotation marks above a row of stars",
    },
    wall: {
      title: "In their words",
      yours: "What about your business?",
      filter: "Show reviews about",
      all: "Everything",
      topics: { phone: "Phone", sites: "Websites", ads: "Advertising", catalogs: "Catalogue" },
    },
    cta: {
      title: "The next story could be yours.",
      text: "Start with a free consultation: you tell us about your business, and hear what we would do and what it would cost.",
      button: "Tell us about your business",
    },
  }) satisfies Words;
