import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, times, towns }: Say) =>
  ({
    label: "About us",
    meta: {
      title: `A digital marketing agency in ${towns}`,
      description: `For over ${times.reputation} we have brought customers to restaurants, dental practices, garages and shops. Who we are, how we work in ${towns}, what clients say.`,
      imageAlt: "The title of the page about the agency beside two geometric hands, fingers interlaced",
    },
    hero: {
      kicker: `We are in ${towns}`,
      title: "Our job is",
      accent: "bringing you customers.",
      lede: "We work for people without a marketing department: the restaurant, the dental practice, the garage, the shop. We speak plainly, say what it costs up front and measure the results.",
      offer: [
        { figure: `over ${times.reputation}`, note: "working with small businesses" },
        { figure: `${facts.statistics.clients}+`, note: "happy clients" },
      ],
      pictureAlt: "Geometric composition: two hands joined, finger between finger",
      howWeWork: "How we work",
    },
    reputation: {
      title: "A good name can’t be bought",
      text: `We have been building ours for over ${times.reputation}, one client at a time: by answering when they call, delivering on the day we promised, and saying no when a campaign isn’t worth it.`,
      verified: "Google-verified reviews, published on our listing",
      link: "Our reviews on Google",
    },
    founder: {
      title: "Meet the founder",
      role: "Founder",
      text: `In digital marketing for over ${times.founder}, and always on the side of small businesses. The agency began with a simple idea: if you pay for advertising, you should be able to see where every euro goes.`,
      quote: "If the client can’t follow the report, it’s the report that’s wrong.",
      link: "LinkedIn profile",
    },
    values: {
      title: "What you can count on",
      items: [
        {
          title: `Over ${times.reputation} as an agency`,
          text: "We have watched fashions come and go. We suggest what has already worked for businesses like yours, and warn you when something is just a fad.",
        },
        {
          title: "An innovative approach",
          text: "A virtual assistant on WhatsApp, a switchboard that answers by itself, catalogues with pages to turn: we like new things when they save you time.",
        },
        {
          title: "Measurable results",
          text: "Calls, messages, enquiries, orders. If we can’t count it, we don’t call it a result.",
        },
      ],
    },
    method: {
      title: "How we work",
      text: "Every project follows the same steps. You always know where things stand and what they cost.",
      steps: [
        {
          title: "Analysis",
          text: "We look at your market through a buyer’s eyes: what they search for, who they find, what makes them pick up the phone.",
        },
        {
          title: "Strategy",
          text: "We choose with you where you should be found and what to say. Better one channel done well than several left half done.",
        },
        {
          title: "Implementation",
          text: "We build pages and ads and connect the tracking, before any budget is spent.",
        },
        {
          title: "Optimization",
          text: "From here on the results decide, and you see what brings customers.",
        },
      ],
    },
    cta: {
      title: "Now it’s your turn.",
      text: "You know your business; we know how to get it found. In a free consultation you learn where to begin, how long it takes and what it costs.",
      button: "Tell us about your business",
    },
  }) satisfies Words;
