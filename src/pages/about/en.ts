import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, times, towns }: Say) =>
  ({
    label: "About us",
    meta: {
      title: `Digital agency in ${towns}: who we are`,
      description: `For over ${times.reputation} we’ve brought customers to small businesses, and turned down campaigns that wouldn’t pay. Meet the founder and see how we work.`,
    },
    hero: {
      kicker: `A digital agency in ${towns}`,
      title: "Our job is",
      accent: "to bring you customers",
      lede: "We work in English or Italian, with businesses that have no marketing department: restaurants, dentists, shops.",
      offer: [
        { figure: `over ${times.reputation}`, note: "working with small businesses" },
        { figure: `${facts.statistics.clients}+`, note: "happy clients" },
      ],
      drawingAlt: "Two hands joined, finger between finger",
      howWeWork: "Our method",
    },
    reputation: {
      title: "We keep our word, even when it’s no",
      text: `For over ${times.reputation} we’ve put our dates in writing. And we do say no. If too little would be left for ads, we advise against monthly management.`,
      verified: "Google-verified reviews: checked by Google, not by us",
      link: "Our reviews on Google",
    },
    founder: {
      title: "Meet the founder",
      role: "Founder",
      text: `${facts.founder.initials} has spent over ${times.founder} in digital marketing, always with small businesses, and set up the agency so clients could see where every euro goes.`,
      quote: "If the client can’t follow the report, it’s the report that’s wrong.",
      link: "LinkedIn profile",
    },
    values: {
      title: "What you can count on",
      items: [
        {
          title: `Over ${times.reputation} as an agency`,
          text: "We’ve seen fads come and go, and we’ll tell you which to skip.",
        },
        {
          title: "An innovative approach",
          text: "Try our self-answering phone line and our flick-through catalogues on this site before you buy.",
        },
        {
          title: "Measurable results",
          text: "Calls, messages and orders, counted in a report you can read without a glossary.",
        },
      ],
    },
    method: {
      title: "Our method",
      steps: [
        {
          title: "We listen",
          text: "You tell us what you sell, who buys it and what you’ve tried before.",
        },
        {
          title: "We propose",
          text: "You get a quote with prices and dates, and we say what we’d leave out in your shoes.",
        },
        { title: "We build", text: "We make the pages and the ads, and they run once you’ve approved them." },
        { title: "We adjust", text: "Every month we go over the figures and change what isn’t paying." },
      ],
    },
    cta: {
      title: "Let’s talk about your business",
      text: "The consultation is free. You’ll come away knowing where to start and what to spend.",
      button: "Tell us about your business",
    },
  }) satisfies Words;
