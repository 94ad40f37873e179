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
  notice,
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
      lede: "We write, run and measure your ads; you see what they cost and bring in.",
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
      setup: { figure: euro(setupPerChannel), label: "Setup", note: "per channel, paid once" },
      advance: {
        figure: euro(firstTermMinimum),
        label: "In advance",
        note: `${firstMonths}, ${euro(minimumMonthlyFee)} a month`,
      },
      total: {
        figure: euro(firstInvoiceMinimum),
        label: "First invoice",
        note: `one channel, ${firstMonths}, ${adsAndVatExcluded}`,
      },
      notes: [
        `This holds up to ${euro(thresholdSpend)} of ads a month. Above it the fee is ${feePercent}% of the spend: with ${euro(adsExample.spend)}, ${euro(adsExample.fee)} a month and a first invoice of ${euro(adsExample.firstInvoice)}.`,
        `In all: ${yearsAtLeast(euro(managedYears.first), euro(managedYears.later))}. After the ${firstMonths}, ${notice}.`,
      ],
      otherwise: "comes first if you have no pages or accounts; here we work every month on those you have.",
    },
    platforms: {
      title: "Google or Facebook?",
      google: {
        title: "On Google they’re looking for you",
        text: "The pipe is leaking, the car won’t start. They need someone now: let it be you.",
      },
      facebook: {
        title: "On Facebook, not yet",
        text: "Nobody wakes up searching for a pottery course, but in their own town it’s tempting. Instagram works the same way.",
      },
      both: "Facebook gets you known; Google catches those who look you up.",
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
          text: "Spend, areas and hours checked every working day. No one to answer in the evening? The ads stop.",
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
          answer: `${times.activation} after you approve ${approved}. ${late}`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "By what each enquiry and each sale cost you.",
        },
      ],
    },
    cta: {
      hoarding: ["Your ad,", "here."],
      title: "Show us your ads",
      text: "Or tell us you’ve never run any. In a free consultation we’ll find the right channel.",
      button: "Book or write to us",
    },
  } satisfies Words;
};
