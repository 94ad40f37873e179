import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (say: Say) => {
  const { answering, facts, prices, terms, times, towns } = say;
  const { assistantSpeaks, availability, hasAssistant, rispondiSubitoSpeaks } = answering;
  const site = prices.instantWebsites;
  const { demos } = facts.clients;
  const isAlike = hasAssistant && assistantSpeaks === rispondiSubitoSpeaks;
  const machines = isAlike ? ", as does our automatic assistant" : "";

  return {
    label: "Home",
    meta: {
      title: `Websites and ads for small businesses, ${towns}`,
      description: `Your website live in ${times.instantWebsites}, ${site.from}. A landing page, ${prices.landingPages.card.price}; ads ${prices.ads.card.price}, ${terms.vat}. Prices in writing and a free consultation.`,
    },
    hero: {
      kicker: `A digital agency in ${towns}`,
      title: "Get found by people",
      accent: "who need you now",
      lede: `Websites, Google and Facebook ads, and a phone line that answers ${availability}, for small businesses. Prices in writing.`,
      offer: [
        { figure: site.from, note: `a website ${terms.units.project}, ${terms.vat}` },
        { figure: say.euro(facts.offers.threeMonths.price), note: `a landing page for ${times.threeMonths}` },
        { figure: "Free", note: "consultation" },
      ],
      pictureAlt: "Four panels: a split disc, rising bars, an arc, and an arrow that lands in the centre of a target",
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
        ? `Answered ${availability} in ${assistantSpeaks}`
        : `We answer ${answering.officeHours}`,
      sendMessage: "Send a message",
      sendMessageOrVoice: "Send a message or voice note",
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
      experience: "years of experience (our founder’s)",
    },
    method: {
      title: "How we work",
      text: "You know what we’re doing and what it costs.",
      steps: [
        { title: "Analysis", text: "Your customers and figures come first." },
        { title: "Strategy", text: "You approve a plan with dates and costs." },
        { title: "Implementation", text: "We build the site, ads and tracking." },
        { title: "Optimization", text: "The budget follows the enquiries." },
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
          answer: `Websites, landing pages, lead generation, e-commerce promotion, ads, analytics and Flipping Catalog, in Italian, English or both. RispondiSubito speaks only ${rispondiSubitoSpeaks}${machines}.`,
        },
        {
          question: "How do we start?",
          answer: `With a free consultation: ${facts.links.calendar ? "book it online, call" : "call"} our ${answering.mainNumber} or message us. Your quote follows within ${times.quote}.`,
        },
        {
          question: "How soon can we start?",
          answer: `A website is live in ${times.instantWebsites}, a landing page in ${times.landingPages}. Campaigns start ${times.activation} after you approve ${terms.approved}. Most other services take as long.`,
        },
        {
          question: "How do you measure results?",
          answer: `On ads, you get a report ${times.report}: each enquiry we can trace, its source and cost.`,
        },
      ],
    },
    testimonials: { title: "What clients say" },
    feed: { title: "On social media" },
  } satisfies Words;
};
