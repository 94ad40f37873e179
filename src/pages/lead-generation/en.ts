import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  label: "Lead generation",
  menuText: "Enquiries from people who want just what you offer",
  meta: {
    title: "Lead generation: qualified enquiries",
    description: `Ads, pages and tracking that bring you enquiries from people who mean it: first prospects ${times.prospects} after the campaign starts. Free consultation.`,
    imageAlt: "The page title beside a net of dots that has caught one of them",
    service: {
      type: "Lead generation",
      description:
        "Campaigns, pages and tracking that bring small and medium-sized businesses qualified enquiries, each with its source and its cost.",
    },
  },
  hero: {
    kicker: "Lead generation",
    title: "Fewer clicks.",
    accent: "More calls.",
    lede: `We bring you people who are already looking for what you do, and give them a good reason to call.`,
    offer: [
      { figure: fromPrice(site.priceRanges.leadGeneration, "en"), note: "depending on the project, plus VAT" },
      { figure: times.prospects, note: "from campaign launch to first prospects" },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: many dots pass by and a net bends under the one it has caught",
  },
  funnel: {
    title: "From search to phone call",
    text: "We don’t count how many people walk past. We count those who stop, and work out why.",
    stages: [
      {
        title: "They find you",
        text: "Anyone who needs a plumber or a dentist sees you on Google as they search. People like your best customers come across you on Facebook.",
      },
      {
        title: "They choose you",
        text: "The page answers what every newcomer wants to know: what you do, where you work, why you can be trusted.",
      },
      {
        title: "They get in touch",
        text: "By phone, on WhatsApp or in writing: the enquiry comes to you, and you know which ad it came from.",
      },
    ],
  },
  features: {
    title: "A good enquiry is no accident",
    items: [
      {
        title: "The right people",
        text: "We choose the area, the need and the moment. A gym in Monza shouldn’t pay to reach people hundreds of miles away.",
      },
      {
        title: "A page that makes the phone ring",
        text: "One clear promise, one proof, one button. No menu to get lost in, no beating about the bush.",
      },
      {
        title: "Enquiries already screened",
        text: "A few questions up front separate people who want a quote from people just browsing.",
      },
      {
        title: "A source for every enquiry",
        text: "You know which ad made the phone ring, and what that ring cost you.",
      },
    ],
  },
  process: {
    title: "From ideal customer to first ring",
    text: "We ask you the thing you know better than anyone: what a good customer of yours looks like. The rest is our job.",
    steps: [
      {
        title: "Tell us who you’re after",
        text: "Who they are, where they live, what they ask on the phone. And who you would rather not hear from.",
      },
      {
        title: "We shape the offer",
        text: "We choose what to promise, in which words and on which channels. Nothing starts until you have approved it.",
      },
      {
        title: "We launch the campaigns",
        text: "Ads, page and tracking start together, so we know where every enquiry comes from.",
      },
      {
        title: "We keep what pays",
        text: "We read the figures with you and move the budget to where enquiries become customers.",
      },
    ],
  },
  questions: {
    title: "Before you start",
    items: [
      {
        question: "How soon will I get the first enquiries?",
        answer: `Within ${times.activation} of your approval the campaign is running, and the first prospects arrive within ${times.prospects} of launch. If you don’t have a website yet, we can deliver one in ${times.instantSite}.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "We count enquiries, not clicks: calls, messages and written requests, each with the ad it came from. We look at what an enquiry costs and then, together with you, at how many of them became customers.",
      },
    ],
  },
  cta: {
    title: "Who would you like on the line?",
    text: "Tell us in a free consultation. If it makes no sense for your area or your trade, we’ll say so straight away.",
    button: "Get my free consultation",
  },
} satisfies Words;
