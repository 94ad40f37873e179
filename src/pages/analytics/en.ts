import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, late, madeIn, nextPrice, startingPrice, shortNote, times }: Say) => {
  const next = nextPrice("analytics");
  const { enquiries, costPerEnquiry, costOnGoogle, costOnFacebook } = sampleReport;

  return {
    label: "Analytics and reporting",
    menuText: "Where each customer comes from, and what it costs",
    meta: {
      title: "Where your customers come from: monthly reports",
      description: `Tracking you can trust and a report ${times.report} on where your customers come from and what they cost, ${startingPrice("analytics")} excluding VAT.`,
      imageAlt: "The page title beside stacked coloured bars and a rising curve",
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
      lede: `We put your tracking in order and send you a report ${times.report} that you can read on your own.`,
      offer: [
        { figure: startingPrice("analytics"), note: shortNote("analytics") },
        ...(next ? [{ figure: next, note: "after that, only if you carry on" }] : []),
        { figure: times.activation, note: "from your OK to live tracking" },
      ],
      terms:
        "Already with us for lead generation, e-commerce or ads management? Then you don’t need this: tracking and reports are part of that price.",
      pictureAlt: "Geometric composition: stacked coloured bars from edge to edge, and a rising curve",
    },
    moves: "It depends on how many sites, accounts and channels there are to connect.",
    report: {
      title: "What your report answers",
      text: "A sample month. If a chart doesn’t help you decide, it stays out.",
      questions: [
        {
          question: "How many enquiries came in, and from where?",
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
          answer: "At the price page",
          figures: [
            { name: "Visits", amount: sampleReport.visits },
            { name: "Price page", amount: sampleReport.priceViews },
            { name: "Enquiries", amount: enquiries },
          ],
        },
        {
          question: "What’s the best thing to do now?",
          answer: `Stop ad${NBSP}B and rework the price page`,
          figures: [],
        },
      ],
    },
    features: {
      title: "First, measure properly",
      items: [
        {
          title: "Tracking in order",
          text: "We count every enquiry that can be tracked. Where data is missing, it shows.",
        },
        { title: "Everything in one place", text: "Website, Google and Facebook in the same report." },
        { title: "The cost of a customer", text: "Find out what you really spend to win a new one." },
        { title: "We read it with you", text: `We talk you through the figures. ${madeIn}` },
      ],
    },
    process: {
      title: "How we work on your data",
      steps: [
        { title: "We tidy up", text: "We look for what is counted wrongly and what slips through." },
        { title: "We choose what counts", text: "For a restaurant that’s covers; for a practice, appointments." },
        { title: "We connect the sources", text: "Website and ads; phone and CRM, where they can be connected." },
        { title: "We read and decide", text: "What to keep, and what to stop paying for." },
      ],
    },
    questions: {
      title: "Questions about numbers",
      items: [
        {
          topic: "activation",
          question: "How soon is tracking up and running?",
          answer: `${times.activation} after your OK. ${late}`,
        },
        {
          topic: "results",
          question: "How is a result measured?",
          answer:
            "We start from your goal, say requests for a quote, and trace each one back to a page, an ad and what you spent. We compare it with the previous period.",
        },
      ],
    },
    cta: {
      title: "What would you like to know?",
      text: "Bring us a question about your customers that you can’t answer today. In a free consultation, we’ll start there.",
      button: "Book or write to us",
    },
  } satisfies Words;
};
