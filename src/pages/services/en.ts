import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (say: Say) => {
  const { cardPrice, facts, fromEuro, times, vat } = say;
  const lowest = fromEuro(Math.min(...Object.values(facts.priceRanges).flatMap((range) => range?.[0] ?? [])));
  const { price, conditions } = cardPrice("flippingCatalog");

  return {
    label: "Services",
    menuText: "Every service, with its price and timing.",
    meta: {
      title: "Services and prices: websites, ads, call answering",
      description: `Websites in ${times.instantWebsites}, Google Ads, online shops, landing pages and call answering: what each service costs, ${lowest}, and how soon it starts.`,
      imageAlt: "The title of the services page beside a board of geometric tiles",
    },
    hero: {
      kicker: "From the first click to the phone call",
      title: "Services that get you found.",
      accent: "And called.",
      lede: "Take what you need now. If you don’t need the rest, we’ll say so.",
      offer: [
        { figure: lowest, note: `per service, ${vat}` },
        { figure: times.activation, note: "to get started, usually" },
        { figure: "Free", note: "consultation" },
      ],
      pictureAlt: "Geometric composition: a board of tiles, one for each service, from target to handset",
    },
    more: {
      text: `${[price, conditions].filter(Boolean).join("; ")}.`,
      link: "There’s also Flipping Catalog, a catalogue you flick through",
    },
    guide: {
      title: "Help me choose",
      text: "Find the line that sounds like you. Our advice is right below it.",
      rows: [
        {
          need: "I don’t have a website, or not one I’d show anybody.",
          answer: `A new website, in ${times.instantWebsites}`,
          path: "instant-websites",
        },
        {
          need: "I have a website, but nobody calls.",
          answer: "Lead generation: the page, the ads and someone to run them",
          path: "services/lead-generation",
        },
        {
          need: "I already advertise, but I can’t keep up with it.",
          answer: "Ads management: we run it and report to you",
          path: "services/ads",
        },
        {
          need: "Someone else runs my ads, and I can’t tell if they pay.",
          answer: "Analytics and reporting, so you can see for yourself",
          path: "services/analytics",
        },
        {
          need: "My online shop isn’t selling enough.",
          answer: "E-commerce promotion, with an eye on your margin",
          path: "services/ecommerce",
        },
        {
          need: "I can’t pick up while I’m working.",
          answer: "RispondiSubito, which picks up for you",
          path: "services/rispondi-subito",
        },
        {
          need: "I need a page for one particular offer.",
          answer: `A landing page, in ${times.landingPages}`,
          path: "landing-page-professionali",
        },
        {
          need: "I reprint my catalogue every season.",
          answer: "Flipping Catalog: one link, always up to date",
          path: "flipping-catalog",
        },
      ],
    },
    cta: {
      title: "Not sure which one?",
      text: "Tell us about your business in a free consultation. You’ll come away knowing where to start and what it costs.",
      button: "Get free advice",
    },
  } satisfies Words;
};
