import { WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ availability, euro, facts, startingPrice, mainNumber, roiBasis, times, towns, vat }: Say) => {
  const { threeMonths } = facts.offers;

  return {
    label: "Home",
    meta: {
      title: `Websites and ads for SMEs in ${towns}`,
      description: `A site online in ${times.instantWebsites}, first prospects within ${times.prospects} of a campaign going live. Websites, ads and call answering for small and medium businesses.`,
      imageAlt: "The page title beside a geometric composition: disc, rising bars, arc and target",
    },
    hero: {
      kicker: `Digital agency in ${towns}`,
      title: "Your customers are looking for you.",
      accent: "Be found.",
      lede: `Websites, Google and Facebook ads, and a switchboard that answers ${availability}, for small and medium-sized businesses. With prices in writing.`,
      offer: [
        {
          figure: startingPrice("instantWebsites"),
          note: "your website, per project",
        },
        {
          figure: euro(threeMonths.price),
          note: `a landing page for ${times.threeMonths}`,
        },
        { figure: "Free", note: "consultation" },
      ],
      terms: `Prices ${vat}.`,
      pictureAlt:
        "Geometric composition in four panels: a split disc, rising bars, an arc, and an arrow that lands in the centre of a target",
      startNow: "Start now",
      learnMore: "Learn more",
      flip: { words: ["Speed", "Success"], back: "Click to go back to the picture", turn: "Turn the picture over" },
    },
    card: {
      turn: "Turn the card over",
      turnBack: "Turn the card back",
      learnMore: "Learn more",
      call: "Call now",
      availability: `Answered automatically ${availability}`,
      sendMessage: "Send a message",
      sendMessageOrVoice: "Send a message or voice note",
    },
    missing: {
      text: "The page you were looking for isn’t here, or has moved. We’ve brought you to the home page.",
      close: "Close this note",
    },
    statistics: {
      title: "Our figures",
      clients: "happy clients",
      campaigns: "managed campaigns",
      roi: "average ROI on campaigns",
      roiBasis,
      experience: "years of experience (our founder)",
    },
    method: {
      title: "How we work",
      text: "At every step you know what we are doing, why, and what it costs you.",
      steps: [
        {
          title: "Analysis",
          text: "We start from your customers, your figures and what your competitors are up to.",
        },
        {
          title: "Strategy",
          text: "We write a short plan: aims, channels, timing and costs. You approve it.",
        },
        {
          title: "Implementation",
          text: "We prepare the site, the ads and the tracking before we start.",
        },
        {
          title: "Optimization",
          text: "We make room for what brings enquiries and stop the rest.",
        },
      ],
    },
    clients: {
      title: "Sites and clients",
      text: "Open a site on your phone and put yourself in a customer’s shoes.",
      visit: "Visit the site",
      sample: "Sample work",
    },
    faq: {
      title: "Frequently asked questions",
      items: [
        {
          question: "What services do you offer?",
          answer: `Lead generation, e-${WORD_JOINER}commerce promotion, Google and Facebook ads, analytics and reporting, websites in ${times.instantWebsites}, landing pages, the RispondiSubito automatic switchboard and Flipping Catalog page-turning catalogues. You can start with just one.`,
        },
        {
          question: "How do we start?",
          answer: `With a free consultation. ${facts.links.calendar ? "Book it on our calendar, call" : "Call"} our ${mainNumber} or message us on WhatsApp. Tell us what you sell and to whom, and you’ll learn where to begin, how long it takes and what it costs.`,
        },
        {
          question: "How soon can we be up and running?",
          answer: `A website is online in ${times.instantWebsites}, a landing page in ${times.landingPages}. Campaigns go live in ${times.activation} from your approval, and so, as a rule, do our other services.`,
        },
        {
          question: "How do you measure results?",
          answer: `We count who calls, who writes and who buys. A report ${times.report} tells you which campaign they came from and what they cost.`,
        },
      ],
    },
    testimonials: {
      title: "What clients say",
      text: "Restaurateurs, tradespeople and professionals, in their own words.",
    },
    feed: {
      title: "From our social channels",
      text: "New projects, handy tips and a look behind the scenes.",
    },
  } satisfies Words;
};
