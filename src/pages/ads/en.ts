import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, price, prices, terms, times }: Say) => {
  const { campaignStarts, feeTerms, vat } = terms;
  const { campaigns } = facts.statistics;
  const { city } = facts.addresses.legal;
  const { costPerEnquiry, enquiries, fromAdA, fromAdB, spend } = sampleReport;

  return {
    label: "Ads management",
    menuText: "Google and Facebook, with costs clear from the start",
    meta: {
      title: `Google & Facebook ads run for you, from ${price("management")} a month`,
      description: `We write and run your Google and Facebook ads, from ${price("management")} a month plus setup and ad spend, excluding VAT. Live in ${times.activation}.`,
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
      lede: `We write and run them, ${terms.inLanguages}. You know what they cost and how many enquiries they bring.`,
      offer: [
        { figure: prices.ads.from, note: "a month, plus ad spend" },
        { figure: times.activation, note: "from your approval to launch" },
        { figure: `${campaigns}+`, note: "campaigns managed" },
      ],
      terms: `${capitalize(vat)}, ${feeTerms}.`,
      drawingAlt: "A megaphone in a corner and large sound waves that change colour",
    },
    prices: "Prices and examples",
    moves: "You need a page or a site. If you haven’t got one, we build it as part of",
    platforms: {
      title: "Google or Facebook?",
      google: {
        title: "On Google they’re looking for you",
        text: "A toothache. A flat to find by March. They need someone now: make it you.",
      },
      facebook: {
        title: "On Facebook, not yet",
        text: "Nobody wakes up searching for a pottery course, but spot one round the corner and you might just sign up.",
      },
    },
    features: {
      title: "We watch your spend every working day",
      items: [
        {
          title: "Words we pick, words we exclude",
          text: "People looking for a quote see your ads. People looking for a job don’t.",
        },
        {
          title: "Ads that sound like you",
          text: "They come from your trade, in the language your customers think in.",
        },
        {
          title: "Places and hours",
          text: `Customers moving here from London see your ads in London, not in ${city}, and at their hours.`,
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
        { title: "Briefing", text: "What do you sell, and at what margin? We look at any account you have." },
        { title: "Plan", text: `Within ${times.plan} you read channels, copy and spend.` },
        { title: "Launch", text: "Tracking first, so that even the first day’s calls are counted." },
        { title: "Optimization", text: "We switch off ads that bring nothing and give their budget to the rest." },
      ],
    },
    report: {
      title: "A month in three lines",
      text: "A sample month; our fee is extra.",
      rows: [
        { term: "Spend", text: `${euro(spend)} of ads` },
        { term: "Enquiries", text: `${enquiries}, at ${euro(costPerEnquiry)} each` },
        { term: "Next", text: `Ad${NBSP}B stops: it brought ${fromAdB} enquiries, against ${fromAdA} from ad${NBSP}A` },
      ],
    },
    questions: {
      title: "Timing and results",
      items: {
        activation: {
          question: "When do the ads start?",
          answer: campaignStarts,
        },
        results: {
          question: "How do you measure results?",
          answer: "What you spent, what came of it, and what each enquiry cost you. One page, every month.",
        },
      },
    },
    cta: {
      hoarding: ["Your ad,", "here."],
      title: "Show us your ads",
      text: "Never run any? We’ll find you the right channel.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
