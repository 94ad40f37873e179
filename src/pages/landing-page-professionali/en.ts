import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, terms, times }: Say) => {
  const { approved, late, madeIn, stepDays, vat } = terms;
  const { timeline } = facts.delivery.landingPages;
  const { threeMonths } = facts.offers;

  return {
    label: "Professional landing pages",
    menuText: "One page, one goal",
    meta: {
      title: `Professional landing pages, live in ${times.landingPages}`,
      description: `One page for the people who tap your ad, with hosting, SSL, analytics and updates included: ${euro(threeMonths.price)} for ${times.threeMonths}, excluding VAT. See how one is built.`,
      service: {
        type: "Professional landing pages",
        description: `Design and publication of landing pages in ${times.landingPages}, with hosting, SSL certificate, analytics and updates included.`,
      },
    },
    hero: {
      kicker: "Professional landing pages",
      title: "A page with one job:",
      accent: "getting you calls",
      lede: "People who tap your ad find the offer, and a button to reach you.",
      offer: [
        { figure: euro(threeMonths.price), note: `for ${times.threeMonths}, ${vat}` },
        { figure: times.landingPages, note: "and it’s live" },
        { figure: "Included", note: "hosting, SSL, analytics, updates" },
      ],
      plans: "See plans and prices",
      pictureAlt: "A page in which every line leads to the only button",
    },
    why: {
      title: "Why your home page isn’t enough",
      text: "Someone who taps an ad has one question. Your home page gives them a menu, your story and photos, so they leave. A landing page answers, then asks for a call.",
      map: {
        alt: "A map with two lines: the one of the home page gets lost among its stops, the one of the landing page goes straight to the call.",
        home: "Home page",
        stops: ["Menu", "History", "Gallery", "Blog"],
        landing: "Landing page",
        end: "Call",
      },
    },
    anatomy: {
      title: "What makes a page convincing",
      parts: [
        { title: "The promise", text: "What your ad said, in one line." },
        { title: "The offer", text: "What they get, on what terms." },
        { title: "The proof", text: "A finished job, a review." },
        { title: "The answers", text: "What callers usually ask." },
        { title: "The button", text: "A call, one tap away." },
      ],
    },
    included: {
      title: "Already in the price",
      items: [
        { title: "Hosting", text: "On our servers, nothing to set up." },
        { title: "SSL certificate", text: "No “not secure” warning." },
        { title: "Analytics", text: "How many visit, and how many contact you." },
        { title: "Updates", text: "Offer over? We change the page." },
      ],
    },
    process: {
      title: `One step at a time, in ${times.landingPages}`,
      steps: [
        {
          day: stepDays(timeline.briefing),
          title: "Interview and briefing",
          text: "What you offer, to whom, and what they ask first.",
        },
        {
          day: stepDays(timeline.development),
          title: "Design and development",
          text: `We write and build, phone version first. ${madeIn}`,
        },
        {
          day: stepDays(timeline.review),
          title: "Review and modifications",
          text: "You mark what’s wrong, and we fix it.",
        },
        {
          day: stepDays(timeline.publication),
          title: "Publication",
          text: "It goes live and starts counting visits and enquiries.",
        },
      ],
    },
    questions: {
      title: "Timing and results",
      items: [
        {
          topic: "activation",
          question: "How soon is it ready?",
          answer: `${times.landingPages}, briefing included. ${late} If you want ads too, they start ${times.activation} after you approve ${approved}.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "We count visits and enquiries, ad by ad where possible.",
        },
      ],
    },
    cta: {
      title: "What do you offer?",
      text: "Tell us as you’d tell a customer; we’ll write the page.",
      button: "Tell us about your offer",
    },
  } satisfies Words;
};
