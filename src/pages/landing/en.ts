import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, durationTitle, euro, facts, prices, sums, terms, times }: Say) => {
  const { late, madeIn, plansPaid, stepDays } = terms;
  const { mainNumber, officeHours, peopleSpeak } = answering;
  const { topUp, yearOfShortPlans, yearSaving } = sums;
  const { timeline } = facts.delivery.landingPages;
  const { adsManagement, oneYear, recharge, threeMonths, tryAds } = facts.offers;
  const perMonth = ({ price, months }: { price: number; months: number }) => euro(Math.round(price / months));

  return {
    label: "Landing page prices",
    menuText: `${euro(threeMonths.price)} for ${times.threeMonths}, excluding VAT`,
    meta: {
      title: `Landing page prices: plans from ${euro(threeMonths.price)}`,
      description: `A landing page live in ${times.landingPages}: ${euro(threeMonths.price)} for ${times.threeMonths}, ${euro(oneYear.price)} for ${times.oneYear}, or ${euro(tryAds.price)} for ${times.tryAds} with ${euro(tryAds.adSpend)} of ads. Excluding VAT.`,
    },
    hero: {
      kicker: "Landing page prices",
      title: "Your page,",
      accent: `live in ${times.landingPages}`,
      lede: "We write it and keep it up to date. Ads are optional.",
      offer: [
        { figure: prices.landingPages.from, note: `for ${times.threeMonths}` },
        { figure: euro(tryAds.price), note: `for ${times.tryAds}, with ${euro(tryAds.adSpend)} of ads` },
        { figure: times.landingPages, note: "briefing included" },
      ],
      terms: `${terms.vatNote} ${plansPaid}`,
      pictureAlt: "A page that is also a price tag",
    },
    requestQuote: "Request a quote",
    learnMore: "See how it works",
    process: {
      title: "How it works",
      steps: [
        {
          day: stepDays(timeline.briefing),
          title: "We get to know you",
          text: "A briefing call about what you sell.",
        },
        {
          day: stepDays(timeline.development),
          title: "We build the page",
          text: "Copy, pictures and buttons, designed for phones.",
        },
        { day: stepDays(timeline.review), title: "You check it", text: "Tell us what to change." },
        {
          day: stepDays(timeline.publication),
          title: "It goes live",
          text: "At its own address, ready for customers.",
        },
      ],
      contact: "Arrange your briefing",
      prices: "See the prices",
    },
    pricing: {
      title: "Choose your plan",
      options: [
        {
          title: "TRY ADS",
          price: euro(tryAds.price),
          period: `for ${times.tryAds}, ${euro(tryAds.adSpend)} of ads included`,
          mark: "",
          features: [
            "Page creation",
            "Campaign setup and management",
            `${euro(tryAds.adSpend)} of ad spend on Google and Facebook`,
            `Page live for ${times.tryAds}`,
            "Results explained, with a report",
          ],
          button: "Choose TRY ADS",
        },
        {
          title: durationTitle(threeMonths.months),
          price: euro(threeMonths.price),
          period: `for ${times.threeMonths}, about ${perMonth(threeMonths)} a month`,
          mark: "",
          features: [
            "Page creation",
            `Maintenance for ${times.threeMonths}`,
            `Another ${times.threeMonths} at ${euro(threeMonths.renewal)}: ${euro(yearOfShortPlans)} in year one`,
          ],
          button: `Choose ${times.threeMonths}`,
        },
        {
          title: durationTitle(oneYear.months),
          price: euro(oneYear.price),
          period: `for ${times.oneYear}, about ${perMonth(oneYear)} a month`,
          mark: "Recommended",
          features: [
            "Page creation",
            `Maintenance for ${times.oneYear}`,
            `Another ${times.oneYear} at ${euro(oneYear.renewal)}`,
            ...(yearSaving ? [`${euro(yearSaving.euros)} less in year one than ${times.threeMonths} at a time`] : []),
          ],
          button: `Choose ${times.oneYear}`,
        },
      ],
      recharge: {
        title: "Ad top-up",
        text: `${terms.topUpFor}. You pay for the page separately.`,
        price: euro(recharge.multiple),
        period: `in multiples of ${euro(recharge.multiple)}`,
        mark: "",
        features: [
          `${recharge.adSpacePercent}% buys ads: ${euro(topUp.adSpace)} of every ${euro(recharge.multiple)}`,
          `${recharge.managementPercent}% pays for management: ${euro(topUp.management)} for every ${euro(topUp.adSpace)} of ads`,
          "No setup fee",
          "No monthly minimum",
        ],
        button: "Order a top-up",
      },
      questions: [
        { question: "How do I pay, and can I stop?", answer: `${plansPaid} ${terms.planEnd} ${terms.planFor}` },
        {
          question: "When does TRY ADS start, and then?",
          answer: `${terms.planReady} From there, ${times.activation}. ${terms.tryAdsEnd} ${terms.tryAdsOnce}`,
        },
        {
          question: "Top-up or monthly management?",
          answer: `A top-up is a one-off, management included, and lasts until it’s spent. ${terms.topUpRule} Management costs from ${euro(adsManagement.minimumMonthlyFee)} a month, plus setup.`,
        },
      ],
    },
    simplicity: {
      title: "You get on with your work",
      text: "From you: a briefing and a final check.",
      online: {
        title: "When will it be live?",
        start: "Briefing",
        result: "The day your page goes live",
        tomorrow: "tomorrow",
        time: `in ${times.landingPages}`,
        online: "your page goes live",
        note: `Working days only; Italian bank holidays don’t count. ${late}`,
        send: "WhatsApp us these dates (message in Italian)",
        examples: { caption: `Three examples: live in ${times.landingPages}`, columns: ["Briefing", "Live"] },
      },
    },
    inclusive: {
      title: "Everything included",
      items: [
        { title: "Opening briefing", text: "We work from your own words." },
        { title: "Design and development", text: madeIn },
        { title: "Hosting", text: "Nothing to buy." },
        { title: "SSL", text: "An encrypted connection." },
        { title: "Analytics", text: "Visits and enquiries, counted." },
        { title: "Updates", text: "While the plan runs." },
      ],
    },
    updates: {
      title: "What we update",
      text: "Tell us what’s changed, whenever you like.",
      items: [
        "Prices, offers and deadlines",
        "Copy and photos",
        "Opening hours, phone and buttons",
        "Technical upkeep",
      ],
    },
    conversion: {
      title: "What makes people call",
      items: [
        { title: "One clear promise", text: "Visitors see at once what you offer." },
        { title: "A button you can’t miss", text: "To call or write." },
        { title: "Made for phones", text: "Quick even on a weak signal." },
        { title: "Proof beside the promise", text: "Your work, reviews and guarantees." },
        { title: "Enquiries counted", text: "Ad by ad, where possible." },
      ],
    },
    contact: {
      title: "Which plan suits you?",
      text: `Tell us what you sell. A person replies in ${peopleSpeak}, ${officeHours} (Italian time).`,
      whatsapp: "Message us on WhatsApp",
      phone: `Call our ${mainNumber}`,
    },
  } satisfies Words;
};
