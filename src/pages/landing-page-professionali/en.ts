import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, price, terms, times }: Say) => {
  const { approved, inLanguages, vat } = terms;
  const corrections = quantity(facts.landingPages.corrections, "round of corrections", "rounds of corrections");

  return {
    label: "Professional landing pages",
    menuText: "One page, one goal",
    meta: {
      title: `Professional landing pages, live in ${times.landingPages}`,
      description: `One page for the people who tap your ad, with hosting, SSL, analytics and updates included: ${price("shortPlan")} for ${times.shortPlan}, excluding VAT. See how one is built.`,
      service: {
        type: "Professional landing pages",
        description: `Design and publication of landing pages in ${times.landingPages}, with hosting, SSL certificate, analytics and updates included.`,
      },
    },
    hero: {
      kicker: "Professional landing pages",
      title: "A page with one job:",
      accent: "getting you calls",
      lede: "Customers tap an ad, in English or Italian, and reach you with one button.",
      offer: [
        { figure: price("shortPlan"), note: `for ${times.shortPlan}, ${vat}` },
        { figure: times.landingPages, note: "and it’s live" },
        { figure: "Included", note: "hosting, SSL, analytics, updates" },
      ],
      plans: "See plans and prices",
      drawingAlt: "A page in which every line leads to the only button",
    },
    site: "See our websites.",
    why: {
      title: "Why your home page isn’t enough",
      text: "Someone who taps an ad has one question. Your home page gives them a menu, your story and photos. This page answers it, then asks for the call.",
      map: {
        alt: "A map with two lines: the home page’s wanders between stops; the landing page’s goes straight to the call.",
        home: "Home page",
        stops: ["Menu", "History", "Gallery", "Blog"],
        landing: "Landing page",
        end: "Call",
      },
    },
    anatomy: {
      title: "A page that convinces",
      parts: [
        { title: "The promise", text: "It repeats your ad, so people know it’s the right place." },
        { title: "The offer", text: "What they get, what it costs and until when, without ringing." },
        { title: "The proof", text: "Show one job and one happy customer, and you can drop the adjectives." },
        { title: "The answers", text: "To the doubts you hear on every call." },
        { title: "The button", text: "However far they scroll, it’s under their thumb." },
      ],
    },
    included: {
      title: "Already in the price",
      items: [
        { title: "Hosting", text: "It sits on our servers, and you set nothing up." },
        { title: "SSL certificate", text: "Your offer opens without a “not secure” warning." },
        { title: "Analytics", text: "How many people visit, and how many contact you." },
        { title: "Updates", text: "Tell us when an offer ends and we’ll change the page." },
      ],
    },
    process: {
      title: `In ${times.landingPages}`,
      steps: {
        briefing: {
          title: "Interview and briefing",
          text: "What you offer, to whom, and what people ask before they ring.",
        },
        development: { title: "Design and development", text: `Built for phones first, ${inLanguages}.` },
        review: {
          title: "Review and modifications",
          text: `You get ${corrections} before it goes live; each extra round is ${price("correction")}.`,
        },
        publication: { title: "Publication", text: "From now on the page does the work." },
      },
    },
    questions: {
      title: "Timing and results",
      items: {
        activation: {
          question: "How soon is it ready?",
          answer: `${times.landingPages}, briefing included. If you want ads too, they start ${times.activation} after you approve ${approved}.`,
        },
        results: {
          question: "How do you measure results?",
          answer: "We count visits and enquiries, and which ad they came from.",
        },
      },
    },
    cta: {
      title: "What sells best?",
      text: "Say it the way you’d say it over the counter, and we’ll make a page of it.",
      button: "Tell us about your offer",
    },
  } satisfies Words;
};
