import { NBSP, range } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({
  approved,
  durationTitle,
  euro,
  facts,
  fromEuro,
  mainNumber,
  planEnd,
  planGoesOn,
  plansPaid,
  sums,
  times,
  topUpFor,
}: Say) => {
  const { topUp, yearSaving } = sums;
  const { timeline } = facts.delivery.landingPages;
  const { adsManagement, oneYear, recharge, threeMonths, tryAds } = facts.offers;
  const { feePercent, minimumMonthlyFee } = adsManagement;

  return {
    label: "Landing page prices",
    menuText: `${euro(threeMonths.price)} for ${times.threeMonths}, plus VAT`,
    meta: {
      title: "Landing page offer: timing and prices",
      description: `Landing page online in ${times.landingPages}: from ${euro(threeMonths.price)} for ${times.threeMonths}, or ${euro(tryAds.price)} with campaign and ${euro(tryAds.adSpend)} of ads included. Plus VAT.`,
      imageAlt: "The page title beside a price tag in the shape of a web page",
    },
    hero: {
      kicker: "Landing page offer",
      title: "Your page,",
      accent: `online in ${times.landingPages}.`,
      lede: "We write it, publish it and keep it up to date. With ads or without, you choose.",
      offer: [
        {
          figure: fromEuro(threeMonths.price),
          note: `for ${times.threeMonths}`,
        },
        {
          figure: euro(tryAds.price),
          note: `for ${times.tryAds}, ${euro(tryAds.adSpend)} of ads included`,
        },
        { figure: times.landingPages, note: "and it’s online" },
      ],
      terms: `Prices plus VAT. The plan ${plansPaid}.`,
      pictureAlt: "Geometric composition: a page that is also a price tag",
    },
    requestQuote: "Let’s talk about your page",
    learnMore: "See how it works",
    process: {
      title: `Ready in ${times.landingPages}`,
      text: "Each day has its task. Yours is to tell us your story, and to read the page before we publish it.",
      steps: [
        {
          day: `Day${NBSP}${range(timeline.briefing)}`,
          title: "We get to know you",
          text: "Interview and briefing on your offer, your customers and the goal of the page.",
        },
        {
          day: `Day${NBSP}${range(timeline.development)}`,
          title: "We build it",
          text: "Design and development of text, pictures and buttons, made for a phone.",
        },
        {
          day: `Day${NBSP}${range(timeline.review)}`,
          title: "You review it with us",
          text: "Review and modifications. You tell us what to change, and we put it right.",
        },
        {
          day: `Day${NBSP}${range(timeline.publication)}`,
          title: "It’s online",
          text: "Publication. The page has its own address and is ready for customers.",
        },
      ],
      contact: "Tell us about your offer",
      prices: "See the prices",
    },
    online: {
      title: "When are you online?",
      text: "Choose the day of the interview. Your calendar works out the date.",
      start: "We start",
      result: "The day you are online",
      tomorrow: "tomorrow",
      time: `in ${times.landingPages}`,
      online: "and you are online",
      note: "Only working days count, without Italian national holidays.",
      examples: { caption: "Three examples", columns: ["We start", "You are online"] },
    },
    inclusive: {
      title: "All inclusive",
      text: "What usually costs extra is already in the price.",
      items: [
        { title: "Opening interview", text: "We start from your own words, with no ready-made template." },
        { title: "Design and development", text: "A page designed around your offer and your colours." },
        { title: "Hosting", text: "We provide the web space, nothing for you to buy." },
        { title: "SSL", text: "An encrypted connection, with no “not secure” warning." },
        { title: "Analytics", text: "How many visits and how many enquiries, at a glance." },
        { title: "Updates", text: "The page stays up to date for as long as your plan runs." },
      ],
    },
    simplicity: {
      title: "You get on with your work",
      text: "A page should bring you customers, not a second job. All we ask for is a chat and a last look. You’ll never have to deal with the technical side.",
      points: [
        { title: "Software", text: "None to learn." },
        { title: "Suppliers", text: "None to coordinate." },
        { title: "Sums", text: "None to redo." },
      ],
    },
    updates: {
      title: "Updates are included",
      text: "An expired offer does more harm than an ugly page. Write to us and we’ll change it.",
      items: [
        "Prices, promotions and deadlines",
        "Text and photographs",
        "Hours, phone and contact buttons",
        "Technical maintenance",
      ],
    },
    conversion: {
      title: "Built to bring in enquiries",
      text: "It looks good, of course. But that isn’t its job.",
      items: [
        { title: "A single promise", text: "Visitors see at once what you offer and why they need it." },
        { title: "A button you can’t miss", text: "Calling or writing on WhatsApp is always close at hand." },
        { title: "Made for the phone", text: "Light and legible, even with a weak signal." },
        {
          title: "Proof beside the promise",
          text: "Your finished jobs, reviews and guarantees, right beside the offer.",
        },
        { title: "Every enquiry counted", text: "You can see which ad it came from, and what is worth repeating." },
      ],
    },
    pricing: {
      title: "Choose how to start",
      text: `One plan with ads included, two for the page alone: ${times.threeMonths} or ${times.oneYear}. Hosting, SSL, analytics and updates come with every plan. Prices plus VAT.`,
      options: [
        {
          title: "TRY ADS",
          price: euro(tryAds.price),
          period: `for ${times.tryAds}, with ${euro(tryAds.adSpend)} of ads included`,
          monthly: "",
          mark: "",
          features: [
            "Page creation",
            "Campaign setup",
            `${euro(tryAds.adSpend)} of ad spend on Google and Facebook`,
            `Page live for ${times.tryAds}`,
            "Results shown and explained",
          ],
          button: "Ask about TRY ADS",
        },
        {
          title: durationTitle(threeMonths.months),
          price: euro(threeMonths.price),
          period: `for ${times.threeMonths}`,
          monthly: `that is about ${euro(Math.round(threeMonths.price / threeMonths.months))} a month`,
          mark: "",
          features: ["Page creation", `Maintenance for ${times.threeMonths}`],
          button: `Ask about ${durationTitle(threeMonths.months)}`,
        },
        {
          title: durationTitle(oneYear.months),
          price: euro(oneYear.price),
          period: `for ${times.oneYear}`,
          monthly: `that is about ${euro(Math.round(oneYear.price / oneYear.months))} a month`,
          mark: "Recommended",
          features: [
            ...(yearSaving
              ? [`You save ${euro(yearSaving.euros)} on ${yearSaving.plans} periods of ${times.threeMonths}`]
              : []),
            "Page creation",
            `Maintenance for ${times.oneYear}`,
          ],
          button: `Ask about ${durationTitle(oneYear.months)}`,
        },
      ],
      next: `For every plan: then ${planGoesOn}.`,
      recharge: {
        title: "Ad top-up",
        text: `${topUpFor}: top up whenever you like, with no monthly fee.`,
        price: euro(recharge.multiple),
        period: `in multiples of ${euro(recharge.multiple)}`,
        monthly: "",
        mark: "",
        features: [
          `${recharge.adSpacePercent}% of the top-up buys ads: ${euro(topUp.adSpace)} of every ${euro(recharge.multiple)}`,
          `${recharge.managementPercent}% is management, already included: ${euro(topUp.management)} of every ${euro(recharge.multiple)}`,
          "No setup fee",
          "No monthly minimum",
        ],
        button: "Ask for a top-up",
      },
    },
    questions: {
      title: "Before you choose",
      items: [
        { question: "How do I pay, and how does it end?", answer: planEnd },
        {
          question: "Are the top-up and monthly management the same?",
          answer: `No. In a top-up, the ${recharge.managementPercent}% is part of the sum: ${euro(topUp.management)} of ${euro(recharge.multiple)}. In monthly management, the ${feePercent}% comes on top of your ad spend: at least ${euro(minimumMonthlyFee)} a month, plus setup. Plus VAT.`,
        },
        {
          question: "When does the TRY ADS campaign start?",
          answer: `In ${times.activation} from your approval of ${approved}. Meanwhile, the page is online in ${times.landingPages}.`,
        },
      ],
    },
    contact: {
      title: "Tell us about your offer",
      text: "A message is enough to see which plan suits you. The price is the one written here.",
      whatsapp: "Message us on WhatsApp",
      phone: `Call our ${mainNumber}`,
    },
  } satisfies Words;
};
