import { commaList } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ startingPrice, cardPrice, times, priceLine, vat }: Say) =>
  ({
    label: "Services",
    meta: {
      title: "Digital marketing services",
      description: `Lead generation, e-commerce, ads, reporting, sites in ${times.instantWebsites}, landing pages and call answering: each service with its starting price and timing.`,
      imageAlt: "The title of the services page beside a board of geometric tiles",
    },
    hero: {
      kicker: "From the first click to the phone call",
      title: "Services that get you found.",
      accent: "And called.",
      lede: "Take what you need now. If you don’t need the rest, we’ll tell you.",
      offer: [
        {
          figure: startingPrice("rispondiSubito"),
          note: commaList("RispondiSubito", cardPrice("rispondiSubito").conditions, vat),
        },
        { figure: times.activation, note: "to get started, as a rule" },
        { figure: "Free", note: "consultation" },
      ],
      pictureAlt: "Geometric composition: a board of tiles, one for each service, from target to handset",
    },
    guide: {
      title: "Help me choose",
      text: "Find the sentence that sounds like you. Below it is our advice, with the page that explains it.",
      rows: [
        {
          need: "I don’t have a website, or not one I’d want to show.",
          answer: `An instant website, online in ${times.instantWebsites}.`,
          path: "instant-websites",
        },
        {
          need: "I have a website, but the phone doesn’t ring.",
          answer: "Lead generation, with the right people and a reason to call you.",
          path: "services/lead-generation",
        },
        {
          need: "I can’t answer the phone while I’m working.",
          answer: "RispondiSubito, which picks up for you.",
          path: "services/rispondi-subito",
        },
        {
          need: "I spend on advertising and can’t tell if it pays.",
          answer: "Analytics and reporting, to decide with figures in front of you.",
          path: "services/analytics",
        },
        {
          need: "My online shop sells too little.",
          answer: "E-commerce promotion, with an eye on the margin.",
          path: "services/ecommerce",
        },
        {
          need: "I need a page for a single offer.",
          answer: `A landing page, online in ${times.landingPages}.`,
          path: "landing-page-professionali",
        },
      ],
    },
    cta: {
      title: "Not sure which one?",
      text: `Tell us about your business in a free consultation. You’ll leave knowing where to start and what it costs. There is Flipping Catalog too, ${priceLine("flippingCatalog")}, ${vat}.`,
      button: "Get free advice",
    },
  }) satisfies Words;
