import { NBSP, range } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ approved, euro, facts, planEnd, planGoesOn, plansPaid, rowNames, times }: Say) => {
  const { timeline } = facts.delivery.landingPages;
  const { oneYear, threeMonths } = facts.offers;

  return {
    label: "Professional landing pages",
    menuText: "One page, one goal",
    meta: {
      title: `Landing pages in ${times.landingPages}`,
      description: `Professional landing pages ready in ${times.landingPages}, with hosting, SSL, analytics and updates included: ${euro(threeMonths.price)} for ${times.threeMonths}, plus VAT.`,
      imageAlt: "The page title beside a poster with a single large button",
      service: {
        type: "Professional landing pages",
        description: `Design and publication of landing pages in ${times.landingPages}, with hosting, SSL certificate, analytics and updates included.`,
      },
    },
    hero: {
      kicker: "Professional landing pages",
      title: "One page.",
      accent: "One goal.",
      lede: `People who tap your ad land where they should: a clear offer, a button, a phone call.`,
      offer: [
        {
          figure: euro(threeMonths.price),
          note: `for ${times.threeMonths}, plus VAT`,
        },
        { figure: times.landingPages, note: "and it’s online" },
        { figure: "Included", note: "hosting, SSL, analytics, updates" },
      ],
      plans: "See plans and prices",
      pictureAlt: "Geometric composition: a page in which every line leads to the only button",
    },
    why: {
      title: "Why your home page isn’t enough",
      text: "People who come from an ad have a single question in mind. On a home page they find the menu, the company history, the photos of the premises, and they leave. A landing page picks up the promise of the ad, proves it and asks for one thing only: that they get in touch.",
      map: {
        alt: "A map with two lines: the one of the home page gets lost among its stops, the one of the landing page goes straight to the call.",
        home: "Home page",
        stops: ["Menu", "History", "Gallery", "Blog"],
        landing: "Landing page",
        end: "Call",
      },
    },
    included: {
      title: "Already in the price",
      items: [
        {
          title: "Hosting",
          text: "The page is on our servers. Nothing for you to buy or set up.",
        },
        {
          title: "SSL certificate",
          text: "An encrypted connection, with no “not secure” warning.",
        },
        {
          title: "Analytics",
          text: "How many people arrive, where from, and how many contact you.",
        },
        {
          title: "Updates",
          text: "The price changes, the promotion ends, a better photo turns up? The page is updated.",
        },
      ],
    },
    process: {
      title: "From your story to a live page",
      text: `In ${times.landingPages}. On day ${timeline.briefing[0]} you talk, on day ${timeline.review[0]} you read it through. The rest is our job.`,
      steps: [
        {
          day: `Day${NBSP}${range(timeline.briefing)}`,
          title: "Interview and briefing",
          text: "What you offer, to whom, and what customers always ask before they say yes.",
        },
        {
          day: `Day${NBSP}${range(timeline.development)}`,
          title: "Design and development",
          text: "We write, design and build the page, starting from how it looks on a phone.",
        },
        {
          day: `Day${NBSP}${range(timeline.review)}`,
          title: "Review and modifications",
          text: "You read it and tell us what’s wrong. We put it right.",
        },
        {
          day: `Day${NBSP}${range(timeline.publication)}`,
          title: "Publication",
          text: "The page goes live, with tracking in place, ready for visitors from your ads.",
        },
      ],
    },
    anatomy: {
      title: "What makes a page convincing",
      parts: [
        {
          title: "The promise",
          text: "The same words as the ad, in one line. Visitors know they are in the right place.",
        },
        {
          title: "The offer",
          text: "What they get, on what terms, by when.",
        },
        {
          title: "The proof",
          text: "A finished job, a review, a face. Facts weigh more than adjectives.",
        },
        {
          title: "The answers",
          text: "The doubts you hear on the phone every day, settled before they turn into “I’ll think about it”.",
        },
        {
          title: "The button",
          text: "One tap to call, write or book, always within reach of a thumb.",
        },
      ],
    },
    questions: {
      title: "Timing and results",
      items: [
        {
          topic: "activation",
          question: "How soon is it ready?",
          answer: `In ${times.landingPages}, from interview to publication. If you want to send people to it with ads, the campaign goes live in ${times.activation} from your approval of ${approved}.`,
        },
        {
          question: "How do I pay, and how does it end?",
          answer: planEnd,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "We count how many people arrive and how many contact you. Analytics tell one ad from another, so you know which of them brought the enquiry.",
        },
      ],
    },
    prices: [
      { term: rowNames.price, text: `${euro(threeMonths.price)} for ${times.threeMonths}` },
      { term: "Or", text: `${euro(oneYear.price)} for ${times.oneYear}` },
      { term: rowNames.paid, text: plansPaid },
      { term: rowNames.next, text: planGoesOn },
    ],
    cta: {
      title: "What is your best offer?",
      text: "Tell us the way you would tell a customer over the counter. We’ll make a page of it.",
      button: "Tell us about your offer",
    },
  } satisfies Words;
};
