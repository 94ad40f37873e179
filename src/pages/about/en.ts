import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, facts, times, towns }: Say) =>
  ({
    label: "About us",
    meta: {
      title: `Digital agency in ${towns}: who we are`,
      description: `For over ${times.reputation} we’ve brought customers to small businesses, and turned down campaigns that wouldn’t pay. Meet the founder and see how we work.`,
    },
    hero: {
      kicker: `A digital agency in ${towns}`,
      title: "Our job is",
      accent: "bringing you customers",
      lede: "We work for businesses with no marketing department: restaurants, dentists, garages, shops.",
      offer: [
        { figure: `over ${times.reputation}`, note: "working with small businesses" },
        { figure: `${facts.statistics.clients}+`, note: "happy clients" },
      ],
      pictureAlt: "Two hands joined, finger between finger",
      howWeWork: "Our method",
    },
    reputation: {
      title: "A reputation earned one client at a time",
      text: `For over ${times.reputation} we’ve picked up the phone, delivered on the day we promised and turned down campaigns that wouldn’t pay.`,
      verified: "Google-verified reviews, published on our listing",
      link: "Our reviews on Google",
    },
    founder: {
      title: "Meet the founder",
      role: "Founder",
      text: `In digital marketing for over ${times.founder}, always with small businesses. The agency exists so that clients can see where every euro goes.`,
      quote: "If the client can’t follow the report, it’s the report that’s wrong.",
      link: "LinkedIn profile",
    },
    values: {
      title: "What you can count on",
      items: [
        {
          title: `Over ${times.reputation} as an agency`,
          text: "We’ve seen fads come and go. We’ll tell you which to skip.",
        },
        {
          title: "An innovative approach",
          text: `${answering.hasAssistant ? "An automatic assistant, call" : "Call"} answering, flick-through catalogues.`,
        },
        {
          title: "Measurable results",
          text: "Calls, messages and orders, counted and plainly reported.",
        },
      ],
    },
    method: {
      title: "Our method",
      steps: [
        { title: "We listen", text: "What you sell, who buys it, what you’ve already tried." },
        { title: "We propose", text: "A quote with prices, dates and what we’d leave out." },
        { title: "We build", text: "Pages and ads, approved by you before they run." },
        { title: "We adjust", text: "A report each month, then we agree what to change." },
      ],
    },
    cta: {
      title: "Let’s talk about your business",
      text: "The consultation is free. You’ll come away knowing where to start and what to spend.",
      button: "Tell us about your business",
    },
  }) satisfies Words;
