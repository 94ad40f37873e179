import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, terms, times, towns }: Say) =>
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
      lede: "For businesses in Italy with no marketing department: dentists, language schools, relocation agents, holiday lets.",
      offer: [
        { figure: `over ${times.reputation}`, note: "working with small businesses" },
        { figure: `${facts.statistics.clients}+`, note: "happy clients" },
      ],
      drawingAlt: "Two hands joined, finger between finger",
      howWeWork: "Our method",
    },
    reputation: {
      title: "We keep our word, even when the answer is no",
      text: `For over ${times.reputation} we’ve put our dates in writing. ${terms.late} And if ads won’t pay for you, we’ll say so before you’ve bought any.`,
      verified: "Google-verified reviews",
      link: "Our reviews on Google",
    },
    founder: {
      title: "Meet the founder",
      role: "Founder",
      text: `I’ve been in digital marketing for over ${times.founder}, always with small businesses. I kept meeting owners who never learnt where their ad money went. My clients do.`,
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
          text: "The phone that answers itself, the catalogue you leaf through: try both here before you buy.",
        },
        {
          title: "Measurable results",
          text: "Calls, messages and orders, in a report you can read without a glossary.",
        },
      ],
    },
    method: {
      title: "Our method",
      steps: [
        { title: "We listen", text: "You tell us what you sell, who buys it and what you’ve tried before." },
        { title: "We propose", text: "You see the price and the dates, and what we’d leave out in your shoes." },
        { title: "We build", text: "We make the pages and the ads, and they run once you’ve said yes." },
        { title: "We adjust", text: "Every month we go over the figures with you and change what isn’t paying." },
      ],
    },
    cta: {
      title: "Let’s talk about your business",
      text: "The consultation is free. You’ll come away knowing where to start and what to spend.",
      button: "Tell us about your business",
    },
  }) satisfies Words;
