import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, prices, terms, times }: Say) => {
  const { late, madeIn } = terms;
  const { from, line, next, note } = prices.analytics;
  const { enquiries, costPerEnquiry, costOnGoogle, costOnFacebook } = sampleReport;

  return {
    label: "Analytics and reporting",
    menuText: "Where each customer comes from, and what it costs",
    meta: {
      title: "Where your customers come from: monthly reports",
      description: `We count calls, messages and orders, then show you what they cost and what to stop paying for. ${capitalize(line)}, excluding VAT.`,
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
      lede: `Tracking put right, and a report in plain words ${times.report}.`,
      offer: [
        { figure: from, note },
        ...(next ? [{ figure: next, note: "then, only if you carry on" }] : []),
        { figure: times.activation, note: "to go live" },
      ],
      terms: "Already with us for lead generation, e-commerce or ads management? It’s included: you don’t need this.",
      pictureAlt: "Stacked coloured bars from edge to edge, and a rising curve",
    },
    moves: "The lowest price covers one site, one ad account and one channel; extra ones cost more.",
    report: {
      title: "What the report says",
      text: "A sample month.",
      see: "A sample report",
      questions: [
        {
          question: "How many enquiries, and from where?",
          answer: `${enquiries} enquiries`,
          figures: [
            { name: "Google", amount: sampleReport.fromGoogle },
            { name: "Facebook", amount: sampleReport.fromFacebook },
            { name: "Website", amount: sampleReport.fromSite },
          ],
        },
        {
          question: "What did each one cost?",
          answer: `${euro(costPerEnquiry)} each`,
          figures: [
            { name: "Google", amount: costOnGoogle, written: euro(costOnGoogle) },
            { name: "Facebook", amount: costOnFacebook, written: euro(costOnFacebook) },
          ],
        },
        {
          question: "Which ad did the work?",
          answer: `Ad${NBSP}A`,
          figures: [
            { name: `Ad${NBSP}A`, amount: sampleReport.fromAdA },
            { name: `Ad${NBSP}B`, amount: sampleReport.fromAdB },
          ],
        },
        {
          question: "Where did people drop out?",
          answer: "On the price page",
          figures: [
            { name: "Visits", amount: sampleReport.visits },
            { name: "Price page", amount: sampleReport.priceViews },
            { name: "Enquiries", amount: enquiries },
          ],
        },
        {
          question: "What’s the best next step?",
          answer: `Stop ad${NBSP}B and rework the price page`,
          figures: [],
        },
      ],
    },
    features: {
      title: "First, measure properly",
      items: [
        {
          title: "Tracking you can trust",
          text: "We count every enquiry we can track. Where data is missing, we say so.",
        },
        { title: "Everything in one place", text: "Website, Google and Facebook in the same report." },
        { title: "The cost of a customer", text: "See what you really spend to win one." },
        { title: "We go through it with you", text: `We talk you through the figures. ${madeIn}` },
      ],
    },
    process: {
      title: "How we work with your data",
      steps: [
        { title: "We tidy up", text: "We look for what’s miscounted or missed." },
        { title: "We choose what counts", text: "For a restaurant, covers; for a dentist, appointments." },
        { title: "We connect the sources", text: "Website and ads; phone and CRM where possible." },
        { title: "We decide together", text: "What to keep, and what to stop paying for." },
      ],
    },
    questions: {
      title: "Before you start",
      items: [
        {
          topic: "activation",
          question: "When does tracking start?",
          answer: `${times.activation} after your go-ahead. ${late} Your accounts and data stay yours.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "Where we can, we log each enquiry’s page, ad and cost.",
        },
      ],
    },
    cta: {
      title: "What would you like to know?",
      text: "Bring us a question about your customers: we’ll start there, in a free consultation.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
