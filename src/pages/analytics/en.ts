import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, prices, times }: Say) => {
  const { card, from, note } = prices.analytics;
  const { enquiries, costPerEnquiry } = sampleReport;

  return {
    label: "Analytics and reporting",
    menuText: "Where each customer comes from, and what it costs",
    meta: {
      title: "Where your customers come from: monthly reports",
      description: `We count calls, messages and orders, then show you what they cost and what to stop paying for. ${capitalize(card.price)}, excluding VAT.`,
      service: {
        type: "Analytics and reporting",
        description:
          "Tracking of calls, messages, enquiries and orders, with clear reports on how site and campaigns perform.",
      },
    },
    hero: {
      kicker: "Analytics and reporting",
      title: "Do you know where",
      accent: "your customers come from?",
      lede: `We put your tracking right, and ${times.report} you get a report you can read without help.`,
      offer: [
        { figure: from, note },
        { figure: times.activation, note: "to go live" },
      ],
      terms: "It’s for businesses whose ads we don’t run. Lead generation, e-commerce and ads management include it.",
      drawingAlt: "Stacked coloured bars from edge to edge, and a rising curve",
    },
    moves: "The lowest price covers one site and one channel, with its ad account.",
    report: {
      title: "What the report says",
      text: "A sample month, each answer beside its figures.",
      see: "A sample report",
      questions: {
        sources: { question: "How many enquiries, and from where?", answer: `${enquiries} enquiries` },
        cost: { question: "What did each one cost?", answer: `${euro(costPerEnquiry)} each` },
        best: { question: "Which ad did the work?", answer: `Ad${NBSP}A` },
        lost: { question: "Where did people drop out?", answer: "On the price page" },
        next: { question: "What’s the best next step?", answer: `Stop ad${NBSP}B and rework the price page` },
      },
      site: "Website",
      ad: "Ad",
      visits: "Visits",
      priceViews: "Price page",
      enquiries: "Enquiries",
    },
    features: {
      title: "First, measure properly",
      items: [
        {
          title: "Tracking you can trust",
          text: "We count what leaves a trace. Where data is missing, the report says so.",
        },
        {
          title: "Everything in one place",
          text: "Website, Google and Facebook compared, without opening three programs.",
        },
        {
          title: "The cost of a customer",
          text: "Tell us which enquiries became jobs, and you’ll see what you spent to win each new customer.",
        },
        { title: "We go through it with you", text: "We talk you through the figures, and you decide what to change." },
      ],
    },
    process: {
      title: "How we work with your data",
      steps: [
        {
          title: "We tidy up",
          text: "We look for what’s counted twice and what slips through, like the calls nobody notes down.",
        },
        {
          title: "We choose what counts",
          text: "For a school it’s trial lessons, for a dentist appointments. And for you?",
        },
        { title: "We connect the sources", text: "The website and the ads first, then the phone and the CRM." },
        {
          title: "We decide together",
          text: "With the first report in front of us: what to keep, and what to stop paying for.",
        },
      ],
    },
    questions: {
      title: "Before you start",
      items: {
        activation: {
          question: "When does tracking start?",
          answer: `${times.activation} after your go-ahead, in your own accounts. Any tracking you have, we build on.`,
        },
        results: {
          question: "How do you measure results?",
          answer:
            "Every month, enquiry by enquiry: which ad and page brought it, from which country, and what it cost you.",
        },
      },
    },
    cta: {
      title: "What would you like to know?",
      text: "Bring us a question about your customers, and we’ll start from there.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
