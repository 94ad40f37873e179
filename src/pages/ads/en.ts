import { euro, NBSP, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { firstTerm, times } = termsIn("en");
const { averageRoiPercent, campaigns } = site.statistics;
const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = site.offers.adsManagement;
const initialTerm = `${times.initialTerm}, paid in advance (minimum ${euro(initialTermMonths * minimumMonthlyFee, "en")})`;

export const en = {
  label: "Ads management",
  menuText: "Google and Facebook, with costs clear from the start",
  meta: {
    title: "Google and Facebook ads management",
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
    title: "Google & Facebook ads.",
    accent: "Every cost in view.",
    lede: "Campaigns written, watched and measured for you: you know who sees them, what they cost and how many enquiries they bring.",
    offer: [
      {
        figure: `from${NBSP}${euro(minimumMonthlyFee, "en")}`,
        note: `a month, plus VAT; ${firstTerm}`,
      },
      {
        figure: times.activationDays,
        note: "from your approval to going live (working days)",
      },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: a megaphone in a corner and large sound waves that change colour",
  },
  platforms: {
    title: "Google or Facebook?",
    google: {
      title: "On Google they’re looking for you",
      text: "The pipe is leaking, the car won’t start, the tax return is due. They already need someone: be there then, with the right answer.",
    },
    facebook: {
      title: "On Facebook, not yet",
      text: "Nobody wakes up searching for a pottery course. But if they see one in their town, at the right moment, they think about it. This is where demand begins.",
    },
    both: `They work best together: Facebook gets you known, Google catches those who then look for you. Results decide the${NBSP}split.`,
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
        title: "A budget we keep an eye on",
        text: "Spend, areas and hours, checked all the time. If you don’t answer the phone in the evening, we switch the ads off.",
      },
      {
        title: "Phone calls, not clicks",
        text: "Calls, messages and enquiries are how we judge a campaign. Clicks alone don’t pay the rent.",
      },
    ],
  },
  process: {
    title: "How a campaign comes together",
    text: "A few steps, always the same. The second ends with your go-ahead: until then, not a cent is spent.",
    steps: [
      {
        title: "Listening",
        text: "What you sell, to whom, at what margin. If you have run campaigns before, we look at what they taught you.",
      },
      {
        title: "Plan",
        text: "Channels, areas, messages and expected spend, written so that you can approve or correct them.",
      },
      {
        title: "Launch",
        text: `Within ${times.activation} of your approval the ads are live, with tracking in place.`,
      },
      {
        title: "Optimization",
        text: "We switch off what wastes money, build on what pays, and explain it in everyday words.",
      },
    ],
  },
  offer: {
    title: "What management costs",
    text: `${euro(setupPerChannel, "en")} setup per channel, paid once. Then, every month, ${feePercent}% of your ad spend, with a minimum of ${euro(minimumMonthlyFee, "en")}. Initial term ${initialTerm}. With the Win-${WORD_JOINER}Win option the setup cost disappears. Prices plus VAT.`,
    link: `Prices and Win-${WORD_JOINER}Win`,
  },
  questions: {
    title: "Timing and results",
    items: [
      {
        question: "When do the ads start?",
        answer: `They go live ${times.activation} after you approve the campaign. We use that time to prepare copy, pictures, audience and tracking, and check that every call is counted.`,
      },
      {
        question: "How do you measure results?",
        answer: `We compare what you spend with what comes back: enquiries, sales, the cost of each. The average ROI of our campaigns is ${averageRoiPercent}%. It is an average: we’ll work yours out from your margins.`,
      },
    ],
  },
  cta: {
    title: "Show us your ads",
    text: "Or tell us you’ve never run any. In a free consultation we’ll see which channel is the best place for you to start.",
    button: "Get my free consultation",
  },
} satisfies Words;
