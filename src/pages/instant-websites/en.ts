import { capitalize, quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, prices, terms, times }: Say) => {
  const { inLanguages, websiteIncludes } = terms;
  const { card, from, note } = prices.instantWebsites;
  const timeline = facts.delivery.instantWebsites;
  const { pages, yearlyChanges } = facts.websites;
  const { supportMonths } = facts.delivery;
  const ofPages = quantity(pages, "page", "pages");
  const changes = quantity(yearlyChanges, "change", "changes");

  return {
    label: "Instant websites",
    menuText: `A complete site, with ${times.support} of support`,
    meta: {
      title: `A website in ${times.instantWebsites}, ${from}`,
      description: `Your business website live in ${times.instantWebsites}, with ${times.support} of support and ${quantity(yearlyChanges, "small change", "small changes")} in the price: ${card.price}.`,
      service: {
        type: "Instant websites",
        description: `Websites delivered in ${times.instantWebsites}, with ${times.support} of support and an annual package of changes included in the price.`,
      },
    },
    hero: {
      kicker: "Instant websites",
      title: `Your website live in ${times.instantWebsites},`,
      accent: "weekend included",
      lede: `${ofPages} ${inLanguages}, with ${websiteIncludes} in the price. The site is yours.`,
      offer: [
        { figure: from, note },
        { figure: times.instantWebsites, note: "counted from our first meeting" },
        { figure: changes, note: `and ${times.support} of support` },
      ],
      drawingAlt: "A bolt turns the outline of a page into the finished site",
    },
    moves: `The lowest price covers ${ofPages}, with your copy and photos, which we need by day ${timeline.analysis[1]}.`,
    timeline: {
      title: "Your website, day by day",
      text: "Day one is our first meeting, once you’ve said yes.",
      steps: {
        analysis: { title: "Requirements analysis", text: "You tell us what you do, and send copy and photos." },
        planning: { title: "Planning", text: "You see pages and design before we build them." },
        development: { title: "Development", text: "We build the pages and test them on phones." },
        launch: { title: "Launch", text: "You look it over with us one last time, and then it’s live." },
      },
      online: {
        title: "When will you be live?",
        start: "We start",
        result: "The day you go live",
        tomorrow: "tomorrow",
        time: `in ${times.instantWebsites}`,
        online: "your site goes live",
        note: "We start on a working day. After that every day counts, holidays too.",
        send: "WhatsApp us these dates",
        examples: { caption: `Three examples: live in ${times.instantWebsites}`, columns: ["We start", "You’re live"] },
      },
    },
    included: {
      title: "What’s included",
      text: `${capitalize(websiteIncludes)} are paid for ${times.support} from the day it goes live. Own a domain? We’ll use yours.`,
      items: [
        "What you do and for whom, up front",
        "Pages that read well on phones",
        "A button to call and one for WhatsApp",
        "Opening hours, address and map",
        "Titles and descriptions for Google searches",
        "A count of visits and enquiries",
      ],
    },
    benefits: {
      title: "What you get, and what comes after",
      items: [
        { figure: times.instantWebsites, title: "Built fast", text: "Saturday and Sunday count too." },
        {
          figure: times.support,
          title: supportMonths === 12 ? "A year of support" : "Support",
          text: "Call or write, and we’ll deal with it.",
        },
        {
          figure: changes,
          title: "Changes included",
          text: "It’s a yearly package. Write “change our hours” or “here’s the new price list” and we’ll do it.",
        },
      ],
    },
    questions: {
      title: "Before you start",
      items: {
        activation: {
          question: `Will it really be live in ${times.instantWebsites}?`,
          answer: `Yes, if we have your copy and photos by day ${timeline.analysis[1]} and your OK on the design on day ${timeline.planning[1]}.`,
        },
        results: {
          question: "How do you measure results?",
          answer: "The site counts its visits, and how many people call, write or open the map from it.",
        },
      },
    },
    cta: {
      title: "What do you do?",
      text: "We’ll say what we need, and on which day you’d be live.",
      button: "Request a quote",
    },
  } satisfies Words;
};
