import { aroundTheClock, NBSP, range } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const { activationWorkingDays, instantSite, landingPage, prospectsDays } = site.delivery;

export const en = {
  label: "Home",
  meta: {
    title: `Websites and new customers for SMEs | ${site.name}`,
    description: `A site online in ${instantSite.days} days and first prospects in ${prospectsDays}: websites, ads and call answering for small businesses. The consultation is free.`,
    imageAlt: "The page title beside a geometric composition: disc, rising bars, arc and target",
  },
  hero: {
    kicker: `Site online in ${site.delivery.instantSite.days} days, first prospects in ${site.delivery.prospectsDays}`,
    title: "Your customers are looking for you.",
    accent: "Be found.",
    lede: "Websites, campaigns and qualified enquiries for small and medium-sized businesses. No jargon, and results you can measure.",
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
    availability: `We answer ${aroundTheClock(site.availability)}`,
    sendMessage: "Send a message",
    sendMessageOrVoice: "Send a message or voice note",
  },
  statistics: {
    title: "Our figures",
    clients: "happy clients",
    campaigns: "managed campaigns",
    roi: "average ROI on campaigns",
    experience: "years of experience",
  },
  method: {
    title: "How we work",
    text: "One step at a time, always in the same order. So you know what we are doing, why, and what it costs you.",
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
        text: "We prepare the site, the ads and the tracking, then switch them all on together.",
      },
      {
        title: "Optimization",
        text: "We see what brings enquiries: that is where the budget goes, and we stop the rest.",
      },
    ],
  },
  clients: {
    title: "Work you can open and try",
    text: "Open a site, look at it on your phone and put yourself in a customer’s shoes. It’s the quickest way to see how we work.",
    visit: "Visit the site",
  },
  faq: {
    title: "Frequently asked questions",
    items: [
      {
        question: "What services do you offer?",
        answer: `Lead generation, e-commerce promotion, Google and Facebook ads, analytics and reporting, websites in ${instantSite.days}${NBSP}days, landing pages, the RispondiSubito automatic switchboard and Flipping Catalog page-turning catalogues. You can start with just one.`,
      },
      {
        question: "How do we start?",
        answer:
          "With a free consultation. Book it on our calendar, call the toll-free number or message us on WhatsApp: tell us what you sell and to whom, and we’ll tell you where to begin, how long it takes and what it costs. Then you decide.",
      },
      {
        question: "How soon can we be up and running?",
        answer: `A campaign is live within ${range(activationWorkingDays)} working${NBSP}days of your approval, and the same normally goes for our other services. An instant website is online in ${instantSite.days}${NBSP}days, a landing page in ${landingPage.workingDays} working${NBSP}days.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "We count what counts for you: calls, messages, enquiries, orders. For each one you see which campaign it came from and what it cost. The report is in plain words, and we go through it together.",
      },
    ],
  },
  testimonials: {
    title: "What clients say",
    text: "Restaurateurs, tradespeople, professionals: what has changed, in their own words.",
  },
  feed: {
    title: "From our workbench",
    text: "Projects fresh out of the door, small tips and a look behind the scenes.",
  },
} satisfies Words;
