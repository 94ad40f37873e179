import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, terms, times }: Say) => {
  const { approved, inLanguages, late, stepDays, vat } = terms;
  const corrections = quantity(facts.landingPages.corrections, "round of corrections", "rounds of corrections");
  const { timeline } = facts.delivery.landingPages;
  const { oneYear, threeMonths } = facts.offers;

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
      lede: "Customers tap an ad, in English or Italian, and reach you with one button.",
      offer: [
        { figure: euro(threeMonths.price), note: `for ${times.threeMonths}, ${vat}` },
        { figure: times.landingPages, note: "and it’s live" },
        { figure: "Included", note: "hosting, SSL, analytics, updates" },
      ],
      plans: "See plans and prices",
      drawingAlt: "A page in which every line leads to the only button",
    },
    terms: `Renewing costs ${euro(threeMonths.renewal)} for ${times.threeMonths} or ${euro(oneYear.renewal)} for ${times.oneYear}.`,
    site: "See our websites.",
    why: {
      title: "Why your home page isn’t enough",
      text: "Someone who taps an ad has one question. Your home page gives them a menu, your story and photos. A landing page answers it, then asks for the call.",
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
        {
          title: "The promise",
          text: "It repeats your ad, so people know it’s the right place.",
        },
        { title: "The offer", text: "They see what they get, what it costs and until when, without ringing." },
        { title: "The proof", text: "One finished job and one review convince more than ten adjectives." },
        { title: "The answers", text: "It settles the doubts you hear on the phone before anyone puts off the call." },
        { title: "The button", text: "However far they scroll, it’s under their thumb." },
      ],
    },
    included: {
      title: "Already in the price",
      items: [
        { title: "Hosting", text: "It sits on our servers, and you set nothing up." },
        { title: "SSL certificate", text: "Your offer opens without a “not secure” warning." },
        { title: "Analytics", text: "You see how many people visit and how many contact you." },
        { title: "Updates", text: "Tell us when an offer ends and we’ll change the page." },
      ],
    },
    process: {
      title: `In ${times.landingPages}`,
      steps: [
        {
          day: stepDays(timeline.briefing),
          title: "Interview and briefing",
          text: "We ask what you offer and to whom, and what people want to know before they ring.",
        },
        {
          day: stepDays(timeline.development),
          title: "Design and development",
          text: `Built for phones first, ${inLanguages}.`,
        },
        {
          day: stepDays(timeline.review),
          title: "Review and modifications",
          text: `You get ${corrections} before it goes live, and each extra round is ${euro(facts.oneMore.correction)}.`,
        },
        {
          day: stepDays(timeline.publication),
          title: "Publication",
          text: "From now on the page does the work, and starts counting visits and enquiries.",
        },
      ],
    },
    questions: {
      title: "Timing and results",
      items: {
        activation: {
          question: "How soon is it ready?",
          answer: `${times.landingPages}, briefing included. ${late} If you want ads too, they start ${times.activation} after you approve ${approved}.`,
        },
        results: {
          question: "How do you measure results?",
          answer: "We count visits and enquiries and, where we can, which ad they came from.",
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
