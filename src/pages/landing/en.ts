import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, durationTitle, facts, price, prices, terms, times, topUp, tryAdsAds }: Say) => {
  const { inLanguages } = terms;
  const { mainNumber } = answering;
  const corrections = quantity(facts.landingPages.corrections, "round of corrections", "rounds of corrections");
  const { longPlan, shortPlan } = facts.offers;
  const adSpace = facts.offers.topUp.adSpacePercent;
  const tryAds = price("tryAds");

  return {
    label: "Landing page prices",
    menuText: `${price("shortPlan")} for ${times.shortPlan}, excluding VAT`,
    meta: {
      title: `Landing page prices: plans from ${price("shortPlan")}`,
      description: `A landing page live in ${times.landingPages}: ${price("shortPlan")} for ${times.shortPlan}, ${price("longPlan")} for ${times.longPlan}, or ${tryAds} for ${times.tryAds} with ${tryAdsAds} of ads. Excluding VAT.`,
    },
    hero: {
      kicker: "Landing page prices",
      title: "Your page,",
      accent: `live in ${times.landingPages}`,
      lede: `We write it ${inLanguages}, and change it when your offer does. Ads are optional.`,
      offer: [
        { figure: prices.landingPages.from, note: prices.landingPages.note },
        { figure: tryAds, note: `for ${times.tryAds}, ads included` },
        { figure: times.landingPages, note: "briefing included" },
      ],
      drawingAlt: "A page that is also a price tag",
    },
    requestQuote: "Request a quote",
    learnMore: "See how it works",
    process: {
      title: "How it works",
      steps: {
        briefing: { title: "We get to know you", text: "Tell us what you sell and to whom: the copy starts there." },
        development: { title: "We build the page", text: "We write it, and put the call button where the thumb is." },
        review: {
          title: "You check it",
          text: `${corrections}; each further one is ${price("correction")}.`,
        },
        publication: { title: "It goes live", text: "At its own address, to use in your ads." },
      },
      contact: "Fix a date",
      prices: "See the prices",
    },
    pricing: {
      title: "Choose your plan",
      text: `Afterwards, ${price("pageMonth")} a month whichever you took.`,
      options: [
        {
          title: "TRY ADS",
          price: tryAds,
          period: `for ${times.tryAds}, once only`,
          features: [
            "Page creation",
            "Campaign setup and management",
            `${tryAdsAds} of ads on Google and Facebook`,
            `Page live for ${times.tryAds}`,
            "Results explained, with a report",
          ],
          button: "Pick TRY ADS",
          choice: "You chose TRY ADS.",
        },
        {
          title: durationTitle(shortPlan.months),
          price: price("shortPlan"),
          period: `for ${times.shortPlan}`,
          features: ["Page creation", `Maintenance for ${times.shortPlan}`],
          button: `Pick ${times.shortPlan}`,
          choice: `You chose the page for ${times.shortPlan}.`,
        },
        {
          title: durationTitle(longPlan.months),
          price: price("longPlan"),
          period: `for ${times.longPlan}`,
          features: ["Page creation", `Maintenance for ${times.longPlan}`],
          button: `Pick ${times.longPlan}`,
          choice: `You chose the page for ${times.longPlan}.`,
        },
      ],
      topUp: {
        title: "Ad top-up",
        text: "For any page or website of ours that’s live.",
        price: price("topUp"),
        period: `in multiples of ${price("topUp")}, whenever you need one`,
        features: [
          `${adSpace}% buys ads: ${topUp.ads}`,
          `${topUp.percent}% is ours, for management: ${topUp.fee}`,
          "No setup fee",
          "No monthly minimum",
        ],
        button: "Order a top-up",
        choice: "You chose an ad top-up.",
      },
      enquiries: terms.enquiries,
      limit: { text: terms.planFor, link: "What a website costs" },
      questions: [
        {
          question: "How do I pay, and can I stop?",
          answer: `You pay for a plan when you approve the page, and for TRY ADS when you approve ${terms.approved}. Your months start the day the page goes live. To stop, just don’t pay for the next one.`,
        },
        {
          question: "When does TRY ADS start? And then?",
          answer: `${terms.planReady} The ads start ${times.activation} after your yes.\nTRY ADS tells you whether ads work for you. Then keep the page by the month, and the ads by top-up or with management.`,
        },
      ],
    },
    simplicity: {
      title: "You get on with your work",
      text: "You brief us at the start and read it through at the end.",
      online: {
        title: "When will it be live?",
        start: "Briefing",
        result: "The day your page goes live",
        tomorrow: "tomorrow",
        time: `in ${times.landingPages}`,
        online: "your page goes live",
        note: "Weekends and Italian holidays don’t count.",
        send: "WhatsApp us these dates",
        examples: { caption: `Three examples: live in ${times.landingPages}`, columns: ["Briefing", "Live"] },
      },
    },
    inclusive: {
      title: "All-inclusive",
      items: [
        { title: "Opening briefing", text: "We start from the way you explain it to customers." },
        { title: "Design and development", text: `It’s ${inLanguages}.` },
        { title: "Hosting", text: "The page sits on our servers, at no extra cost." },
        { title: "SSL", text: "Whatever people send you from the page is encrypted." },
        { title: "Analytics", text: "You see how many open it and how many get in touch." },
        { title: "Updates", text: "When your prices change, so does the page." },
      ],
    },
    updates: {
      title: "Updates included",
      items: ["Prices and offers", "Copy and photos", "Hours and phone", "Technical upkeep"],
    },
    conversion: {
      title: "What gets you calls",
      items: [
        { title: "One clear promise", text: "It offers one thing, and you see it at once." },
        { title: "A button you can’t miss", text: "Calling or writing takes a single tap." },
        { title: "Made for phones", text: "It opens on a weak signal and works with one thumb." },
        {
          title: "Proof beside the promise",
          text: "If you promise to be on time, a customer says so right beside it.",
        },
        { title: "Enquiries counted", text: "You know which ad brought them." },
      ],
    },
    contact: {
      title: "Which plan suits you?",
      text: "Tell us what you sell and for how long, and we’ll say which costs least.",
      whatsapp: "Message us on WhatsApp",
      phone: `Call our ${mainNumber}`,
    },
  } satisfies Words;
};
