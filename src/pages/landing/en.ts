import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, durationTitle, euro, facts, prices, sums, terms, times }: Say) => {
  const { inLanguages, late, plansPaid, stepDays } = terms;
  const { mainNumber } = answering;
  const { plansWithVat, topUp, yearOfShortPlans, yearSaving } = sums;
  const { timeline } = facts.delivery.landingPages;
  const corrections = quantity(facts.landingPages.corrections, "round of corrections", "rounds of corrections");
  const { adsManagement, oneYear, recharge, threeMonths, tryAds } = facts.offers;
  const { feePercent } = adsManagement;
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
      lede: `You explain it in English; we write it ${inLanguages}, and change it when the offer does. Ads are optional.`,
      offer: [
        { figure: prices.landingPages.from, note: `for ${times.threeMonths}` },
        { figure: euro(tryAds.price), note: `for ${times.tryAds}, with ${euro(tryAds.adSpend)} of ads` },
        { figure: times.landingPages, note: "briefing included" },
      ],
      terms: `${terms.vatNote} With VAT: TRY ADS ${euro(plansWithVat.tryAds)}, ${times.threeMonths} ${euro(plansWithVat.threeMonths)} (then ${euro(plansWithVat.renewal)}), ${times.oneYear} ${euro(plansWithVat.oneYear)} (then ${euro(plansWithVat.yearRenewal)}), a top-up ${euro(plansWithVat.recharge)}.`,
      drawingAlt: "A page that is also a price tag",
    },
    requestQuote: "Request a quote",
    learnMore: "See how it works",
    process: {
      title: "How it works",
      steps: [
        {
          day: stepDays(timeline.briefing),
          title: "We get to know you",
          text: "Tell us what you sell and to whom: the copy starts there.",
        },
        {
          day: stepDays(timeline.development),
          title: "We build the page",
          text: "We write it, and put the call button where the thumb is.",
        },
        {
          day: stepDays(timeline.review),
          title: "You check it",
          text: `${corrections} before it’s live; each further one is ${euro(facts.oneMore.correction)}.`,
        },
        {
          day: stepDays(timeline.publication),
          title: "It goes live",
          text: "It has its own address: use it in your ads from today.",
        },
      ],
      contact: "Plan a briefing",
      prices: "See the prices",
    },
    pricing: {
      title: "Choose your plan",
      text: "You pay for making the page once. After that you only pay to keep it live, so it costs less.",
      options: [
        {
          title: "TRY ADS",
          price: euro(tryAds.price),
          period: `for ${times.tryAds}, once only`,
          mark: "",
          features: [
            "Page creation",
            "Campaign setup and management",
            `${euro(tryAds.adSpend)} of ads on Google and Facebook`,
            `Page live for ${times.tryAds}`,
            "Results explained, with a report",
          ],
          button: "Choose TRY ADS",
          choice: "You chose TRY ADS.",
        },
        {
          title: durationTitle(threeMonths.months),
          price: euro(threeMonths.price),
          period: `for ${times.threeMonths}, about ${perMonth(threeMonths)} a month`,
          mark: "",
          features: [
            "Page creation",
            `Maintenance for ${times.threeMonths}`,
            `Another ${times.threeMonths} at ${euro(threeMonths.renewal)}; year one ${euro(yearOfShortPlans)}`,
          ],
          button: `Choose ${times.threeMonths}`,
          choice: `You chose the page for ${times.threeMonths}.`,
        },
        {
          title: durationTitle(oneYear.months),
          price: euro(oneYear.price),
          period: `for ${times.oneYear}, about ${perMonth(oneYear)} a month`,
          mark: "Recommended",
          features: [
            "Page creation",
            `Maintenance for ${times.oneYear}`,
            `${yearSaving ? `${euro(yearSaving.euros)} less in year one, another` : "Another"} ${times.oneYear} at ${euro(oneYear.renewal)}`,
          ],
          button: `Choose ${times.oneYear}`,
          choice: `You chose the page for ${times.oneYear}.`,
        },
      ],
      recharge: {
        title: "Ad top-up",
        text: `${terms.topUpFor}, and you pay for each when you order it.`,
        price: euro(recharge.multiple),
        period: `in multiples of ${euro(recharge.multiple)}`,
        mark: "",
        features: [
          `${recharge.adSpacePercent}% buys ads: ${euro(topUp.adSpace)} of every ${euro(recharge.multiple)}`,
          `${recharge.managementPercent}% is ours, for management: ${euro(topUp.management)} of every ${euro(recharge.multiple)}`,
          "No setup fee",
          "No monthly minimum",
        ],
        button: "Order a top-up",
        choice: "You chose an ad top-up.",
      },
      limit: {
        text: terms.planFor,
        link: "What a website costs",
        rest: "For the rest, see our",
      },
      questions: [
        {
          question: "How do I pay, and can I stop?",
          answer: `${plansPaid} For TRY ADS, you pay when you approve the campaign plan, copy and budget.\n${terms.planEnd}`,
        },
        {
          question: "What does a year cost?",
          answer: terms.planYears,
        },
        {
          question: "When does TRY ADS start? And then?",
          answer: `${terms.planReady}\nThe campaign plan shows how the ${euro(tryAds.adSpend)} is split between Google and Facebook, and the ads start ${times.activation} after you approve it.\n${terms.tryAdsEnd}\n${terms.tryAdsOnce}`,
        },
        {
          question: "Top-up or monthly management?",
          answer: `Of a ${euro(recharge.multiple)} top-up, ${euro(topUp.adSpace)} buys ads and ${euro(topUp.management)} is ours. That’s a fee of ${topUp.percentOfAds}% of the ads. Monthly management is ${feePercent}%, but with a setup fee, a monthly minimum and a commitment of ${times.initialTerm}.\nIf you stop early, any ad money left comes back to you.\n${terms.adsRuleInFull}`,
        },
      ],
    },
    simplicity: {
      title: "You get on with your work",
      text: "You brief us at the start and read the page through at the end.",
      online: {
        title: "When will it be live?",
        start: "Briefing",
        result: "The day your page goes live",
        tomorrow: "tomorrow",
        time: `in ${times.landingPages}`,
        online: "your page goes live",
        note: `Weekends and Italian holidays don’t count. ${late}`,
        send: "WhatsApp us these dates (message in Italian)",
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
      title: "What we update",
      text: "Once it’s live, at no extra cost.",
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
