import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { approved, campaignStarts, late, shortFeeTerms, vat } = terms;
  const { firstTermMinimum } = sums;
  const { campaigns } = facts.statistics;
  const { costPerEnquiry, enquiries, fromAdA, fromAdB } = sampleReport;
  const { minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;

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
      lede: `You talk to us in English; your ads run ${terms.inLanguages}.`,
      offer: [
        { figure: prices.ads.from, note: "a month, plus ad spend" },
        { figure: times.activation, note: "from your approval to launch" },
        { figure: `${campaigns}+`, note: "campaigns managed" },
      ],
      terms: `${capitalize(vat)}, ${shortFeeTerms}.`,
      drawingAlt: "A megaphone in a corner and large sound waves that change colour",
    },
    prices: "Prices and examples",
    today: `Today’s price is ${euro(setupPerChannel)} setup per channel (none with Win-Win) plus the first ${times.initialTerm}, at least ${euro(firstTermMinimum)}. You pay it when you approve ${approved}.`,
    otherwise: `${terms.adsRule} With our page, the first ${times.initialTerm} cost ${euro(sums.managedPage.start)} if you rent it${sums.projectStart ? ` or ${euro(sums.projectStart)} if you keep it` : ""}, plus ads.`,
    platforms: {
      title: "Google or Facebook?",
      google: {
        title: "On Google they’re looking for you",
        text: "The pipe is leaking, the car won’t start. People need someone now: make it you.",
      },
      facebook: {
        title: "On Facebook, not yet",
        text: "Nobody wakes up searching for a pottery course, but spot one round the corner and you might just sign up. The same goes for Instagram.",
      },
    },
    features: {
      title: "We watch your spend every working day",
      items: [
        {
          title: "Words we pick, words we exclude",
          text: "We show your ads to people looking for a quote, not for a job or a DIY fix.",
        },
        {
          title: "Ads that sound like you",
          text: "Copy and pictures come from your trade, and the version that brings enquiries stays.",
        },
        {
          title: "A budget we watch",
          text: "We check areas and hours too. If you don’t pick up in the evening, the ads go off.",
        },
        {
          title: "Enquiries come first",
          text: "We look at who gets in touch, not who just clicks: clicks cost, customers pay.",
        },
      ],
    },
    process: {
      title: "From plan to launch",
      steps: [
        {
          title: "Briefing",
          text: "You tell us what you sell and at what margin, and we look at any account you have.",
        },
        {
          title: "Plan",
          text: `Within ${times.plan} you have plan and copy, and you pay nothing until you approve them.`,
        },
        {
          title: "Launch",
          text: "Tracking comes before the ads, so that even the first day’s calls are counted.",
        },
        {
          title: "Optimization",
          text: `We switch off ads that bring nothing and give their budget to the rest. We report ${times.report}.`,
        },
      ],
    },
    report: {
      title: "A month in three lines",
      text: "A sample month; our fee is extra.",
      rows: [
        { term: "Spend", text: `${euro(enquiries * costPerEnquiry)} of ads` },
        { term: "Enquiries", text: `${enquiries}, at ${euro(costPerEnquiry)} each` },
        { term: "Next", text: `Ad${NBSP}B stops: it brought ${fromAdB} enquiries, against ${fromAdA} from ad${NBSP}A` },
      ],
    },
    questions: {
      title: "Timing and results",
      items: {
        activation: {
          question: "When do the ads start?",
          answer: `${campaignStarts} ${late}`,
        },
        results: {
          question: "How do you measure results?",
          answer: "Beside your spend we put the enquiries and sales we can trace, and what each one cost.",
        },
      },
    },
    cta: {
      hoarding: ["Your ad,", "here."],
      title: "Show us your ads",
      text: "Never run any? In a free consultation we’ll find you the right channel.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
