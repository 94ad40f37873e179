import { NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  label: "Analytics and reporting",
  menuText: "Where every customer comes from, and the cost",
  meta: {
    title: "Analytics and reporting made clear",
    description:
      "Where your customers come from, what they cost you, what to do next: tracking put in order and clear reports that we read together with you.",
    imageAlt: "The page title beside stacked coloured bars and a rising curve",
    service: {
      type: "Analytics and reporting",
      description:
        "Tracking of calls, messages, enquiries and orders, with clear reports on how site and campaigns perform, read together with the client.",
    },
  },
  hero: {
    kicker: "Analytics and reporting",
    title: "Your figures,",
    accent: "in plain words.",
    lede: `Where customers come from, what they cost you, what to do next. A report that reads like${NBSP}a${NBSP}letter.`,
    offer: [
      { figure: fromPrice(site.priceRanges.analytics, "en"), note: "depending on the project, plus VAT" },
      {
        figure: times.activationDays,
        note: "until tracking is running (working days)",
      },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: stacked coloured bars from edge to edge, and a rising curve",
  },
  report: {
    title: "What your report answers",
    text: "If a chart doesn’t help you decide, it stays out.",
    questions: [
      "How many enquiries came in, and from where?",
      "What did each of them cost?",
      "Which ads and which pages did the work?",
      "Where did people stop before contacting you?",
      "What is the best thing to do now?",
    ],
  },
  features: {
    title: "First of all, measure properly",
    items: [
      {
        title: "Tracking in order",
        text: "Calls, messages, enquiries and orders, each counted once: no duplicates, no gaps.",
      },
      {
        title: "Everything in one place",
        text: "Website, Google and Facebook in the same report, with the same definitions. No more comparing dashboards.",
      },
      {
        title: "The cost of a customer",
        text: "From click to enquiry, from enquiry to sale: you know what you really spend to win a new one.",
      },
      {
        title: "Read together",
        text: "We talk you through the figures, without acronyms. Every figure is there to help you decide.",
      },
    ],
  },
  process: {
    title: "From data to decisions",
    text: "We don’t add tools: we make the ones you have agree, and remove those you don’t need.",
    steps: [
      {
        title: "We tidy up",
        text: "We check what is measured today, what is counted wrongly and what slips through.",
      },
      {
        title: "We choose what counts",
        text: "A few figures tied to your work. For a restaurant it’s covers, for a practice it’s appointments.",
      },
      {
        title: "We connect the sources",
        text: `Within ${times.activation} your website, ads, phone and CRM flow into a single report.`,
      },
      {
        title: "We read and decide",
        text: "What to keep, what to change, what to stop paying for. Next time we start from there.",
      },
    ],
  },
  questions: {
    title: "Questions about numbers",
    items: [
      {
        question: "How soon is tracking up and running?",
        answer: `In ${times.activation}. From that day on, things are counted properly. Earlier data isn’t thrown away: we keep it for comparison, and say how far it can be trusted.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "We start from the goal you have chosen, for example requests for a quote, and follow the path backwards: which page, which ad, which spend. Every result has a cost, and it is always compared with the period before.",
      },
    ],
  },
  cta: {
    title: "What would you like to know?",
    text: "Bring us a question about your customers that you can’t answer today. We’ll start from that one, in a free consultation.",
    button: "Get my free consultation",
  },
} satisfies Words;
