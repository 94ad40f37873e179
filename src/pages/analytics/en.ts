import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, startingPrice, monthsIn, shortNote, times }: Say) => {
  const months = monthsIn("analytics");

  return {
    label: "Analytics and reporting",
    menuText: "Where each customer comes from, and what it costs",
    meta: {
      title: "Tracking and reports for sites and ads",
      description: `Where your customers come from, what they cost you, what to do next: tracking put in order and a clear report ${times.report}.`,
      imageAlt: "The page title beside stacked coloured bars and a rising curve",
      service: {
        type: "Analytics and reporting",
        description:
          "Tracking of calls, messages, enquiries and orders, with clear reports on how site and campaigns perform.",
      },
    },
    hero: {
      kicker: "Analytics and reporting",
      title: "Your figures,",
      accent: "in plain words.",
      lede: `Where customers come from, what they cost you, what to do next. A report ${times.report}, to read without a dictionary.`,
      offer: [
        { figure: startingPrice("analytics"), note: shortNote("analytics") },
        {
          figure: times.activation,
          note: "from your OK to live tracking",
        },
        { figure: times.report, note: months ? `the report, ${months} in the price` : "the report" },
      ],
      pictureAlt: "Geometric composition: stacked coloured bars from edge to edge, and a rising curve",
    },
    report: {
      title: "What your report answers",
      text: "If a chart doesn’t help you decide, it stays out.",
      sample: "A sample",
      questions: [
        { question: "How many enquiries came in, and from where?", answer: `${sampleReport.enquiries} enquiries` },
        { question: "What did each of them cost?", answer: `${euro(sampleReport.costPerEnquiry)} each` },
        { question: "Which ads and which pages did the work?", answer: `Ad${NBSP}A` },
        { question: "Where did people stop before contacting you?", answer: "At the price page" },
        { question: "What is the best thing to do now?", answer: `Stop ad${NBSP}B` },
      ],
    },
    features: {
      title: "First of all, measure properly",
      items: [
        {
          title: "Tracking in order",
          text: "Every enquiry and every order is counted once. Where data is missing, it shows.",
        },
        {
          title: "Everything in one place",
          text: "Website, Google and Facebook in the same report, counted in the same way.",
        },
        {
          title: "The cost of a customer",
          text: "Find out what you really spend, from click to sale, to win a new one.",
        },
        {
          title: "We read it with you",
          text: "We talk you through the figures and answer your questions.",
        },
      ],
    },
    process: {
      title: "How we work on data",
      text: "We get the tools you have to tell the same story, and remove those you don’t need.",
      steps: [
        {
          title: "We tidy up",
          text: "We check what is measured, what is counted wrongly and what slips through.",
        },
        {
          title: "We choose what counts",
          text: "A few figures tied to your work. For a restaurant it’s covers, for a practice it’s appointments.",
        },
        {
          title: "We connect the sources",
          text: `In ${times.activation} from your OK your website, ads, phone and CRM flow into a single report.`,
        },
        {
          title: "We read and decide",
          text: "What to keep, what to change, what to stop paying for.",
        },
      ],
    },
    questions: {
      title: "Questions about numbers",
      items: [
        {
          topic: "activation",
          question: "How soon is tracking up and running?",
          answer: `In ${times.activation} from your OK. Earlier data stays for comparison, with a note on how far it can be trusted.`,
        },
        {
          topic: "results",
          question: "How is a result measured?",
          answer:
            "We start from the goal you have chosen, for example requests for a quote, and trace it back to page, ad and spend. It is always compared with the period before.",
        },
      ],
    },
    cta: {
      title: "What would you like to know?",
      text: "Bring us a question about your customers that you can’t answer today. We’ll start from that one, in a free consultation. Tracking and report are in the price.",
      button: "Let’s talk about your figures",
    },
  } satisfies Words;
};
