import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({
  adsAndVatExcluded,
  approved,
  euro,
  facts,
  firstMonths,
  fromEuro,
  late,
  madeIn,
  shortFeeTerms,
  sums,
  times,
  vat,
  yearsAtLeast,
}: Say) => {
  const { adsExample, firstInvoiceMinimum, firstTermMinimum, managedYears, thresholdSpend } = sums;
  const { campaigns } = facts.statistics;
  const { feePercent, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;

  return {
    label: "Ads management",
    menuText: "Google and Facebook, with costs clear from the start",
    meta: {
      title: `Google & Facebook ads run for you, from ${euro(minimumMonthlyFee)} a month`,
      description: `We write and run your Google and Facebook ads, from ${euro(minimumMonthlyFee)} a month plus setup and ad spend, excluding VAT. Live in ${times.activation}.`,
      imageAlt: "The page title beside a megaphone and its sound waves",
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
      lede: "We write, run and measure your ads. You see what they cost and how many enquiries they bring in.",
      offer: [
        { figure: fromEuro(minimumMonthlyFee), note: "a month to run your ads" },
        { figure: times.activation, note: "from your approval to launch" },
        { figure: `${campaigns}+`, note: "campaigns managed" },
      ],
      terms: `Price ${vat}, ${shortFeeTerms}.`,
      pictureAlt: "Geometric composition: a megaphone in a corner and large sound waves that change colour",
    },
    prices: "Prices and examples",
    sum: {
      setup: { figure: euro(setupPerChannel), label: "setup", note: "per channel, paid once" },
      advance: {
        figure: euro(firstTermMinimum),
        label: firstMonths,
        note: `in advance, ${euro(minimumMonthlyFee)} a month`,
      },
      total: {
        figure: euro(firstInvoiceMinimum),
        label: "your first invoice",
        note: `for one channel, ${adsAndVatExcluded}`,
      },
      notes: [
        `That holds up to ${euro(thresholdSpend)} of ads a month. Above it the fee is ${feePercent}% of your spend: with ${euro(adsExample.spend)} that’s ${euro(adsExample.fee)} a month and a first invoice of ${euro(adsExample.firstInvoice)}.`,
        `In all: ${yearsAtLeast(euro(managedYears.first), euro(managedYears.later))}.`,
      ],
      otherwise:
        "is where to start if you have no pages or accounts yet. Here we work on the ones you have, and on each month’s spend.",
    },
    platforms: {
      title: "Google or Facebook?",
      google: {
        title: "On Google they’re looking for you",
        text: "The pipe is leaking, the car won’t start. They need someone now, and it should be you they find.",
      },
      facebook: {
        title: "On Facebook, not yet",
        text: "Nobody wakes up searching for a pottery course, but seeing one in their own town makes them think. The same goes for Instagram.",
      },
      both: "Facebook gets you known; Google catches the people who look you up afterwards.",
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
          text: `Copy and pictures drawn from your trade, in several versions. ${madeIn}`,
        },
        {
          title: "A budget under watch",
          text: "Spend, areas and hours checked every working day. If you don’t pick up in the evening, the ads don’t run in the evening.",
        },
        {
          title: "Enquiries are what counts",
          text: "We look at who gets in touch. Clicks alone don’t pay the rent.",
        },
      ],
    },
    process: {
      title: "How a campaign comes together",
      text: "Nothing is spent on ads until you say yes.",
      steps: [
        {
          title: "Listening",
          text: "What you sell, your margin on it, and what any earlier campaigns taught you.",
        },
        { title: "Plan", text: `Channels, areas and planned spend. You approve ${approved}.` },
        { title: "Launch", text: "The ads go live, with tracking in place." },
        { title: "Optimization", text: `We move spend to the best ads, and show you in a report ${times.report}.` },
      ],
    },
    questions: {
      title: "Timing and results",
      items: [
        {
          topic: "activation",
          question: "When do the ads start?",
          answer: `${times.activation} after you approve ${approved}. ${late}`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "We set your spend against enquiries and sales, and tell you what each one cost.",
        },
      ],
    },
    cta: {
      hoarding: ["Your ad,", "here."],
      title: "Show us your ads",
      text: "Or tell us you’ve never run any. In a free consultation we’ll work out which channel to start with.",
      button: "Book or write to us",
    },
  } satisfies Words;
};
