import { euro, NBSP, range } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");
const { timeline } = site.delivery.landingPage;
const { threeMonths } = site.offers;

export const en = {
  label: "Professional landing pages",
  menuText: "A single page with a single purpose",
  meta: {
    title: `Landing pages in ${times.landingPage}`,
    description: `Professional landing pages ready in ${times.landingPage}, with hosting, SSL, analytics and updates included. From ${euro(site.offers.threeMonths.price, "en")} plus VAT.`,
    imageAlt: "The page title beside a poster with a single large button",
    service: {
      type: "Professional landing pages",
      description: `Design and publication of landing pages in ${times.landingPage}, with hosting, SSL certificate, analytics and updates included.`,
    },
  },
  hero: {
    kicker: "Professional landing pages",
    title: "One page.",
    accent: "One goal.",
    lede: `People who tap your ad land where they should: a clear offer, a button, a phone call. Hosting, SSL, analytics and updates included.`,
    offer: [
      {
        figure: `from${NBSP}${euro(threeMonths.price, "en")}`,
        note: `for ${times.threeMonths}, plus VAT`,
      },
      { figure: times.landingPageDays, note: "until it’s online (working days)" },
      { figure: "Free", note: "the first consultation" },
    ],
    plans: "See plans and prices",
    pictureAlt: "Geometric composition: a page in which every line leads to the only button",
  },
  why: {
    title: "Why your home page isn’t enough",
    text: "People who come from an ad have a single question in mind. On a home page they find the menu, the company history, the photos of the premises, and they leave. A landing page picks up the promise of the ad, proves it and asks for one thing only: get in touch.",
  },
  included: {
    title: "Included, not extra",
    items: [
      {
        title: "Hosting",
        text: "The page is on our servers: nothing for you to find, buy or set up.",
      },
      {
        title: "SSL certificate",
        text: "An encrypted connection: browsers won’t warn visitors that the site is “not secure”.",
      },
      {
        title: "Analytics",
        text: "Statistics you can read: how many people arrive, where from, and how many contact you.",
      },
      {
        title: "Updates",
        text: "The price changes, the promotion ends, a better photo turns up? The page is updated.",
      },
    ],
  },
  process: {
    title: "From your story to a live page",
    text: `In ${times.landingPage}. On day ${timeline.briefing[0]} you talk, on day ${timeline.review[0]} you read it through: the rest is our job.`,
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
        text: "You look at it in your own time and tell us what doesn’t sound like you. We put it right.",
      },
      {
        day: `Day${NBSP}${range(timeline.publication)}`,
        title: "Publication",
        text: "The page goes live, with tracking in place, ready to receive your ads.",
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
        text: "What they get, on what terms, by when. No asterisks.",
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
        text: "Call, write or book: one tap, always within reach of a thumb.",
      },
    ],
  },
  questions: {
    title: "Timing and results",
    items: [
      {
        question: "How soon is it ready?",
        answer: `In ${times.landingPage}, from interview to publication. If you want to send people to it with ads, the campaign is running ${times.activation} after you approve it.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "A landing page has a single goal, so the sum is simple: how many people arrive and how many contact you. Analytics are included and tell one ad from another, so you know which of them brought the enquiry.",
      },
    ],
  },
  cta: {
    title: "What is your best offer?",
    text: "Tell us the way you would tell a customer over the counter. We’ll make a page of it.",
    button: "Tell us about your offer",
    prices: `See the offer from ${euro(threeMonths.price, "en")}, plus VAT`,
  },
} satisfies Words;
