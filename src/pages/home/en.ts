import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (say: Say) => {
  const { answering, facts, price, prices, terms, times, towns } = say;
  const worksInEnglish = facts.spokenLanguages.people.includes("en");
  const { availability, rispondiSubitoSpeaks } = answering;
  const site = prices.instantWebsites;
  const { demos } = facts.clients;

  return {
    label: "Home",
    meta: {
      title: worksInEnglish
        ? `Websites and ads for English speakers, ${towns}`
        : `Websites and ads for small businesses, ${towns}`,
      description: `A website in ${times.instantWebsites}, ${site.from}. A landing page, ${prices.landingPages.card.price}. Ads, ${prices.ads.card.price}. ${capitalize(terms.vat)}; the consultation is free.`,
    },
    hero: {
      kicker: worksInEnglish ? `An English-speaking agency in ${towns}` : `A digital agency in ${towns}`,
      title: "Get found by people",
      accent: "who need you now",
      lede: `You’re in Italy; your customers may be in London. We build websites, run Google and Facebook ads and answer calls in ${rispondiSubitoSpeaks}. You’ll see the price before you call.`,
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
      availability: answering.hasAssistant ? `We answer ${availability}` : `We answer ${answering.officeHours}`,
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
      text: "You pay nothing before your yes.",
      steps: [
        { title: "Analysis", text: "Which work do you want more of? And what do you have already?" },
        { title: "Strategy", text: "A plan with dates and costs. You change it until you like it." },
        { title: "Implementation", text: "We make the pages and the ads, and count every enquiry." },
        { title: "Optimization", text: "We drop what doesn’t pay." },
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
          answer: `Websites, landing pages, ads, reports and catalogues to flick through, ${terms.inLanguages}. And a phone line that answers in ${rispondiSubitoSpeaks}.`,
        },
        {
          question: "How do we start?",
          answer: `With a free consultation of ${times.consultation}. Your quote follows within ${times.quote}.`,
        },
        {
          question: "How soon can we start?",
          answer: `A website is live in ${times.instantWebsites}, a landing page in ${times.landingPages}. Everything else starts ${times.activation} after your yes.`,
        },
        {
          question: "How do you measure results?",
          answer: `We count calls, messages and orders. ${capitalize(times.report)} you read where each came from and what it cost. People who just walk in, we can’t trace.`,
        },
      ],
    },
    testimonials: { title: "What clients say" },
    feed: { title: "On social media" },
  } satisfies Words;
};
