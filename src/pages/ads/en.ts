import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { adsAndVatExcluded, approved, campaignStarts, late, madeIn, notice, shortFeeTerms, vat, yearsAtLeast } = terms;
  const { adsExample, firstInvoiceMinimum, firstTermMinimum, managedYears, thresholdSpend } = sums;
  const { campaigns } = facts.statistics;
  const { feePercent, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;

  return {
    label: "Ads management",
    menuText: "Google and Facebook, with costs clear from the start",
    meta: {
      title: `Google & Facebook ads run for you, from ${euro(minimumMonthlyFee)} a month`,
      description: `We write and run your Google and Facebook ads, from ${euro(minimumMonthlyFee)} a month plus setup and ad spend, excluding VAT. Live in ${times.activation}.`,
      service: {
        type: "Google and Facebook ads management",
        description:
          "Planning, launch and optimization of Google Ads and Facebook Ads campaigns for small and medium-sized businesses, with management costs stated up front.",
      },
    },
    hero: {
      kicker: "Ads management",
      title: "Google and Facebook ads",
      accent: "with every cost in view",
      lede: "We write, run and measure your ads; you see what they cost and bring in.",
      offer: [
        { figure: prices.ads.from, note: "a month, plus ad spend" },
        { figure: times.activation, note: "from your approval to launch" },
        { figure: `${campaigns}+`, note: "campaigns managed" },
      ],
      terms: `${capitalize(vat)}, ${shortFeeTerms}.`,
      pictureAlt: "A megaphone in a corner and large sound waves that change colour",
    },
    prices: "Prices and examples",
    sum: {
      setup: {
        figure: euro(setupPerChannel),
        label: "Setup",
        note: `per channel, once; free if you buy the ads through us (Win-Win)`,
      },
      advance: {
        figure: euro(firstTermMinimum),
        label: "In advance",
        note: `${times.initialTerm}, ${euro(minimumMonthlyFee)} a month`,
      },
      total: {
        figure: euro(firstInvoiceMinimum),
        label: "First invoice",
        note: `one channel, ${times.initialTerm}, ${adsAndVatExcluded}`,
      },
      notes: [
        `These figures apply up to ${euro(thresholdSpend)} of ads a month across all channels. Above that the fee is ${feePercent}% of the whole spend: with ${euro(adsExample.spend)} it’s ${euro(adsExample.fee)} a month, and the first invoice is ${euro(adsExample.firstInvoice)}.`,
        `Total for one channel: ${yearsAtLeast(euro(managedYears.first), euro(managedYears.later))}. You commit for ${times.initialTerm}; ${notice}.`,
        `${terms.adsRule} ${terms.pageOrNot}`,
      ],
      otherwise: "No page yet? See",
    },
    platforms: {
      title: "Google or Facebook?",
      google: {
        title: "On Google they’re looking for you",
        text: "The pipe is leaking, the car won’t start. People need someone now: make it you.",
      },
      facebook: {
        title: "On Facebook, not yet",
        text: "Nobody wakes up searching for a pottery course, but one in town is tempting. Instagram works the same way.",
      },
      both: "Facebook gets you noticed; Google gets you found.",
    },
    features: {
      title: "What we actually do",
      items: [
        {
          title: "Words we pick, words we exclude",
          text: "We show your ads to people looking for a quote, not for a job or a DIY fix.",
        },
        {
          title: "Ads that sound like you",
          text: `Copy and pictures based on your work, in several versions. ${madeIn}`,
        },
        {
          title: "A budget we watch",
          text: "Spend, areas and hours checked every working day. No one to answer in the evening? The ads stop.",
        },
        {
          title: "It’s enquiries that count",
          text: "We look at who gets in touch, not who just clicks.",
        },
      ],
    },
    process: {
      title: "How a campaign comes together",
      text: terms.planReady,
      steps: [
        {
          title: "Briefing",
          text: "What you sell, your margin, and how ads have gone so far.",
        },
        { title: "Plan", text: `Channels, areas and planned spend. You approve ${approved}.` },
        { title: "Launch", text: "The ads go live, with tracking in place." },
        { title: "Optimization", text: `We move spend to the best ads and report ${times.report}.` },
      ],
    },
    questions: {
      title: "Timing and results",
      items: [
        {
          topic: "activation",
          question: "When do the ads start?",
          answer: `${campaignStarts} ${late}`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "By what each enquiry and sale costs you.",
        },
      ],
    },
    cta: {
      hoarding: ["Your ad,", "here."],
      title: "Show us your ads",
      text: "Or tell us you’ve never run any. In a free consultation we’ll find the right channel.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
