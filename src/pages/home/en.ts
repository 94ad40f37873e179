import { aroundTheClock, euro, NBSP, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber } from "../../words/main-number.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { firstTerm, times } = termsIn("en");

export const en = {
  label: "Home",
  meta: {
    title: "Websites, ads and new customers",
    description: `A site online in ${times.instantSite}, first prospects ${times.prospects} after the campaign starts: websites, ads and call answering for small and medium-sized businesses.`,
    imageAlt: "The page title beside a geometric composition: disc, rising bars, arc and target",
  },
  hero: {
    kicker: "For small and medium-sized businesses",
    title: "Your customers are looking for you.",
    accent: "Be found.",
    lede: `Websites, Google and Facebook ads, and a switchboard that answers ${aroundTheClock(site.availability)}. Prices up front, results you can measure.`,
    offer: [
      {
        figure: fromPrice(site.priceRanges.instantWebsites, "en"),
        note: `your website in ${times.instantSite}, plus VAT`,
      },
      {
        figure: `from${NBSP}${euro(site.offers.adsManagement.minimumMonthlyFee, "en")}`,
        note: `a month to manage your ads, plus VAT; ${firstTerm}`,
      },
      { figure: "Free", note: "the first consultation" },
    ],
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
    availability: `Automatic answering ${aroundTheClock(site.availability)}`,
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
        text: "We prepare the site, the ads and the tracking, and start only when everything is ready.",
      },
      {
        title: "Optimization",
        text: "We move the budget to where enquiries come from and stop the rest.",
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
        answer: `Lead generation, e-${WORD_JOINER}commerce promotion, Google and Facebook ads, analytics and reporting, websites in ${times.instantSite}, landing pages, the RispondiSubito automatic switchboard and Flipping Catalog page-turning catalogues. You can start with just one.`,
      },
      {
        question: "How do we start?",
        answer: `With a free consultation. Book it on our calendar, call our ${mainNumber.en} or message us on WhatsApp: tell us what you sell and to whom, and we’ll tell you where to begin, how long it takes and what it costs. Then you decide.`,
      },
      {
        question: "How soon can we be up and running?",
        answer: `Campaigns are live within ${times.activation} of your approval, and the same normally goes for our other services. An instant website is online in ${times.instantSite}, a landing page in ${times.landingPage}.`,
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
    title: "Latest work",
    text: "New projects, handy tips and a look behind the scenes.",
  },
} satisfies Words;
