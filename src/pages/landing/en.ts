import { euro, NBSP, range } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber } from "../../words/main-number.ts";
import { durationTitle } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");
const { timeline } = site.delivery.landingPage;
const { oneYear, recharge, threeMonths, tryAds } = site.offers;

/** What one step of recharge buys: the percentages are shares of the same whole. */
const shares = recharge.adSpacePercent + recharge.managementPercent;
const adSpace = (recharge.multiple * recharge.adSpacePercent) / shares;
const management = (recharge.multiple * recharge.managementPercent) / shares;

/** What is in every price. */
const always = ["Hosting, SSL and analytics", "Updates to words and prices"];

export const en = {
  label: "Landing page prices",
  menuText: `${euro(threeMonths.price, "en")} for ${times.threeMonths}, plus VAT`,
  meta: {
    title: "Landing page offer: timing and prices",
    description: `Your landing page in ${times.landingPage} from ${euro(threeMonths.price, "en")}, or ${euro(tryAds.price, "en")} with a campaign and ${euro(tryAds.adSpend, "en")} of Google and Facebook ads. Prices plus VAT.`,
    imageAlt: "The page title beside a price tag in the shape of a web page",
  },
  hero: {
    kicker: "Landing page offer",
    title: "Your page,",
    accent: `online in ${times.landingPage}.`,
    lede: "We write it, publish it and keep it up to date. With ads or without: you choose.",
    offer: [
      {
        figure: `from${NBSP}${euro(threeMonths.price, "en")}`,
        note: `for ${times.threeMonths}, plus VAT`,
      },
      {
        figure: euro(tryAds.price, "en"),
        note: `with a campaign and ${euro(tryAds.adSpend, "en")} of ads`,
      },
      { figure: times.landingPageDays, note: "until it’s online (working days)" },
    ],
    pictureAlt: "Geometric composition: a page that is also a price tag",
  },
  requestQuote: "Request a quote",
  learnMore: "See how it works",
  process: {
    title: `Ready in ${times.landingPage}`,
    text: "Each day has its task. Yours is to tell us the story at the start and read it through before we publish.",
    steps: [
      {
        day: `Day${NBSP}${range(timeline.briefing)}`,
        title: "We get to know you",
        text: "Interview and briefing: your offer, your customers, the goal of the page.",
      },
      {
        day: `Day${NBSP}${range(timeline.development)}`,
        title: "We build it",
        text: "Design and development: words, pictures and buttons, made for a phone.",
      },
      {
        day: `Day${NBSP}${range(timeline.review)}`,
        title: "You review it with us",
        text: "Review and modifications: you tell us what to change, and we change it.",
      },
      {
        day: `Day${NBSP}${range(timeline.publication)}`,
        title: "It’s online",
        text: "Publication: the page has its own address and is ready for customers.",
      },
    ],
    contact: "Tell us about your offer",
    prices: "See the prices",
  },
  inclusive: {
    title: "All inclusive",
    text: "What usually costs extra is already in the price.",
    items: [
      { title: "Opening interview", text: "We start from your own words, not from a ready-made template." },
      { title: "Design and development", text: "A page designed around your offer and your colours." },
      { title: "Hosting", text: "We provide the web space: nothing for you to buy or set up." },
      { title: "SSL", text: "An encrypted connection: no “not secure” warning for visitors." },
      { title: "Analytics", text: "Visits and enquiries counted, in a form you can understand." },
      { title: "Updates", text: "The page stays up to date for as long as your plan runs." },
    ],
  },
  simplicity: {
    title: "You get on with your work",
    text: "A page should bring you customers, not a second job. All we ask for is a chat and a last look: the technical side you’ll never even see.",
    points: [
      "No software to learn",
      "No suppliers to keep in step with one another",
      "No hidden extras: the price is the one you see below",
    ],
  },
  updates: {
    title: "Updates are included",
    text: "An expired offer does more harm than an ugly page. Write to us and we’ll fix it.",
    items: [
      "Prices, promotions and deadlines",
      "Words and photographs",
      "Hours, phone and contact buttons",
      "Technical maintenance",
    ],
  },
  conversion: {
    title: "Built to bring in enquiries",
    text: "It looks good, of course. But that isn’t its job.",
    items: [
      { title: "A single promise", text: "Visitors see at a glance what you offer and why they need it." },
      { title: "A button in plain view", text: "Calling or writing on WhatsApp is always within reach of a thumb." },
      { title: "Made for the phone", text: "Light and legible even in the post office queue, with a weak signal." },
      {
        title: "Proof instead of adjectives",
        text: "Your finished jobs, reviews and guarantees, right beside the offer.",
      },
      { title: "Every enquiry counted", text: "You can see which ad it came from, and what is worth repeating." },
    ],
  },
  pricing: {
    title: "Choose how to start",
    text: "With ads included, for a season or for the whole year. Hosting, SSL, analytics and updates always come with it. Prices plus VAT.",
    options: [
      {
        title: "TRY ADS",
        price: euro(tryAds.price, "en"),
        period: `campaign included, with ${euro(tryAds.adSpend, "en")} of ads`,
        monthly: "",
        mark: "To start right away",
        features: [
          "Page creation",
          "Campaign setup",
          `${euro(tryAds.adSpend, "en")} of ad spend on Google and Facebook`,
          `Page live for ${times.tryAds}`,
          "Results shown and explained",
        ],
        button: "Choose TRY ADS",
      },
      {
        title: durationTitle(threeMonths.months, "en"),
        price: euro(threeMonths.price, "en"),
        period: `for ${times.threeMonths}`,
        monthly: `about ${euro(Math.round(threeMonths.price / threeMonths.months), "en")} a month`,
        mark: "",
        features: ["Page creation", `Maintenance for ${times.threeMonths}`, ...always],
        button: `Choose ${durationTitle(threeMonths.months, "en")}`,
      },
      {
        title: durationTitle(oneYear.months, "en"),
        price: euro(oneYear.price, "en"),
        period: `for ${times.oneYear}`,
        monthly: `about ${euro(Math.round(oneYear.price / oneYear.months), "en")} a month`,
        mark: "Best price per month",
        features: ["Page creation", `Maintenance for ${times.oneYear}`, ...always],
        button: `Choose ${durationTitle(oneYear.months, "en")}`,
      },
    ],
    recharge: {
      title: "Ad top-up",
      text: "Are the ads going well? Top them up whenever you like.",
      price: euro(recharge.multiple, "en"),
      period: "and multiples",
      monthly: "",
      mark: "",
      features: [
        `${recharge.adSpacePercent}% to ad space: ${euro(adSpace, "en")} in every ${euro(recharge.multiple, "en")}`,
        `${recharge.managementPercent}% to management: ${euro(management, "en")} in every ${euro(recharge.multiple, "en")}`,
        "No setup fee",
        "No monthly minimum",
      ],
      button: "Ask for a top-up",
    },
  },
  contact: {
    title: "Tell us about your offer",
    text: "A message or a phone call is enough to see which option suits you. Asking for a quote doesn’t commit you to anything.",
    whatsapp: "Message us on WhatsApp",
    phone: `Call our ${mainNumber.en}`,
  },
} satisfies Words;
