import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (say: Say) => {
  const { answering, facts, price, prices, terms, times, towns } = say;
  const worksInEnglish = facts.spokenLanguages.people.includes("en");
  const { availability, hasAssistant, rispondiSubitoSpeaks } = answering;
  const site = prices.instantWebsites;
  const { demos } = facts.clients;

  return {
    label: "Home",
    meta: {
      title: worksInEnglish
        ? `Websites and ads for English speakers, ${towns}`
        : `Websites and ads for small businesses, ${towns}`,
      description: `Your website live in ${times.instantWebsites}, ${site.from}. A landing page, ${prices.landingPages.card.price}; ads ${prices.ads.card.price}, ${terms.vat}. ${worksInEnglish ? "We work in English; the" : "The"} consultation is free.`,
    },
    hero: {
      kicker: worksInEnglish ? `An English-speaking agency in ${towns}` : `A digital agency in ${towns}`,
      title: "Get found by people",
      accent: "who need you now",
      lede: `We build websites and run Google and Facebook ads, in English or Italian, and answer calls in ${rispondiSubitoSpeaks}. You’ll see the price before you call.`,
      offer: [
        { figure: site.from, note: `a website with ${times.support} of support, ${terms.vat}` },
        { figure: price("shortPlan"), note: `a landing page for ${times.shortPlan}` },
        { figure: "Free", note: "consultation" },
      ],
      drawingAlt: "Four panels: a split disc, rising bars, an arc, and an arrow that lands in the centre of a target",
      startNow: "Start now",
      learnMore: "Learn more",
      flip: { words: ["Speed", "Success"], back: "Click to go back to the picture", turn: "Turn the picture over" },
    },
    card: {
      turn: "Turn the card over",
      turnBack: "Turn the card back",
      learnMore: "Learn more",
      call: "Call now",
      availability: hasAssistant
        ? `An assistant ${availability}, a${NBSP}person in office hours`
        : `We answer ${answering.officeHours}`,
      sendMessage: "Send a message",
      sendMessageOrVoice: "Send a message or voice note",
    },
    starts: {
      text: "Got a budget in mind?",
      link: "See what it buys",
    },
    missing: {
      text: "The page you were looking for isn’t here. We’ve brought you to the home page.",
      close: "Close this note",
    },
    statistics: {
      title: "Our figures",
      clients: "happy clients",
      campaigns: "campaigns managed",
      roi: "average ROI on campaigns",
      roiBasis: terms.roiBasis,
      experience: "years our founder has been doing this",
    },
    method: {
      title: "How we work",
      text: "Until you say yes, you pay nothing.",
      steps: [
        {
          title: "Analysis",
          text: "You tell us which jobs you want more of, and we look at what you have already.",
        },
        {
          title: "Strategy",
          text: "You get a plan in English, with dates and costs, and nothing starts until you approve it.",
        },
        {
          title: "Implementation",
          text: "We build the pages and the ads, and count enquiries from day one.",
        },
        { title: "Optimization", text: "We move budget to ads that bring enquiries and switch off the others." },
      ],
    },
    clients: {
      title: demos.length > 0 ? "Sites and clients" : "Our clients",
      text: demos.length > 0 ? "Open one on your phone, as customers would." : "",
      visit: "Visit the site",
      sample: "Sample sites.",
    },
    faq: {
      title: "Common questions",
      items: [
        {
          question: "What services do you offer?",
          answer: `We build websites, landing pages and Flipping Catalog, the catalogue you flick through, and run ads, lead generation, e-commerce promotion and analytics, ${terms.inLanguages}. RispondiSubito answers your calls, in ${rispondiSubitoSpeaks} only. SEO is the one service we quote for first.`,
        },
        {
          question: "How do we start?",
          answer: `For a free consultation, ${facts.links.calendar ? "book online, call" : "call"} our ${answering.mainNumber} or message us. Your quote follows within ${times.quote}.`,
        },
        {
          question: "How soon can we start?",
          answer: `A website is live in ${times.instantWebsites}, a landing page in ${times.landingPages}. Campaigns start ${times.activation} after you approve ${terms.approved}. Most other services are live in ${times.activation} from your go-ahead.`,
        },
        {
          question: "How do you measure results?",
          answer: `We count every call, message and order we can trace, and ${times.report} a report gives you the source and the cost of each.`,
        },
      ],
    },
    testimonials: { title: "What clients say" },
    feed: { title: "On social media" },
  } satisfies Words;
};
