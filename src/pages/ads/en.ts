import { euro, NBSP, range } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const activation = `${range(site.delivery.activationWorkingDays)} working${NBSP}days`;
const { averageRoiPercent, campaigns } = site.statistics;
const { feePercent, minimumMonthlyFee, setupPerChannel } = site.offers.adsManagement;

export const en = {
  label: "Ads management",
  menuText: "Google and Facebook, with costs clear from the start",
  meta: {
    title: `Google and Facebook ads management | ${site.name}`,
    description: `We manage your ads on Google and Facebook: ${campaigns}+ campaigns behind us, ${averageRoiPercent}% average ROI and costs in writing before we start.`,
    imageAlt: "The page title beside a megaphone and its sound waves",
    service: {
      type: "Google and Facebook ads management",
      description:
        "Planning, launch and optimization of Google Ads and Facebook Ads campaigns for small and medium-sized businesses, with management costs stated up front.",
    },
  },
  hero: {
    kicker: "Ads management",
    title: "Every euro at work.",
    accent: "None on holiday.",
    lede: "We manage your ads on Google and Facebook: who sees them, what they cost, what they bring you.",
    pictureAlt: "Geometric composition: a megaphone in a corner and large sound waves that change colour",
  },
  platforms: {
    title: "Google or Facebook?",
    google: {
      title: "On Google they’re looking for you",
      text: "The pipe is leaking, the car won’t start, the tax return is due. People who search already have the need: you have to be there at that moment and say the right thing.",
    },
    facebook: {
      title: "On Facebook, not yet",
      text: "Nobody wakes up searching for a pottery course. But if they see one in their town, at the right moment, they think about it. This is where the wish is born.",
    },
    both: "They work best together: Facebook gets you known, Google gathers those who then look for you. How the budget is split is decided by the results.",
  },
  features: {
    title: "What we do, in practice",
    items: [
      {
        title: "Words we pick, words we exclude",
        text: "We buy the searches of people who want a quote and skip those of people who want a job or do it themselves.",
      },
      {
        title: "Ads that sound like you",
        text: "Words and pictures that come from your trade, in several versions side by side. The one that brings enquiries stays.",
      },
      {
        title: "A budget under watch",
        text: "Spend, areas and hours always in check. If you don’t answer the phone in the evening, the ad can keep quiet too.",
      },
      {
        title: "Phone calls, not clicks",
        text: "Calls, messages and enquiries are how we judge a campaign. Clicks alone don’t pay the rent.",
      },
    ],
  },
  process: {
    title: "How a campaign is born",
    text: "A few steps, always the same. The second ends with your yes: until then, not a cent is spent.",
    steps: [
      {
        title: "Listening",
        text: "What you sell, to whom, at what margin. If you have run campaigns before, we look at what they taught you.",
      },
      {
        title: "Plan",
        text: "Channels, areas, messages and expected spend, written so that you can say yes, no or almost.",
      },
      {
        title: "Launch",
        text: `Within ${activation} of your approval the ads are live, with tracking switched on.`,
      },
      {
        title: "Optimization",
        text: "We switch off what wastes money, build on what pays, and explain it in everyday words.",
      },
    ],
  },
  offer: {
    title: "What management costs",
    text: `${euro(setupPerChannel, "en")} setup per channel, paid once. Then, every month, ${feePercent}% of your ad spend, with a minimum of ${euro(minimumMonthlyFee, "en")}. With the Win-Win option the setup cost disappears. Prices are VAT extra.`,
    link: "See prices and the Win-Win option",
  },
  questions: {
    title: "Timing and results",
    items: [
      {
        question: "When do the ads start?",
        answer: `They go live ${activation} after you approve the campaign. In those days we prepare words, pictures, audience and tracking, and check that a phone call is counted as a phone call.`,
      },
      {
        question: "How do you measure results?",
        answer: `We compare what you spend with what comes back: enquiries, sales, the cost of each. The average ROI of our campaigns is ${averageRoiPercent}%. It is an average: your own figure we work out on your margins.`,
      },
    ],
  },
  cta: {
    title: "Show us your ads",
    text: "Or tell us you’ve never run any. In a free consultation we’ll see which channel is the best place for you to start.",
    button: "Tell us about your campaign",
  },
} satisfies Words;
