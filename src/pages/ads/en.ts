import { WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ feeTerms, approved, euro, facts, fromEuro, sums, times }: Say) => {
  const { firstTermMinimum } = sums;
  const { campaigns } = facts.statistics;
  const { feePercent, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;
  const firstPayment = setupPerChannel + firstTermMinimum;

  return {
    label: "Ads management",
    menuText: "Google and Facebook, with costs clear from the start",
    meta: {
      title: "Google and Facebook ads management",
      description: `Google and Facebook ads managed for small businesses: from ${euro(minimumMonthlyFee)} a month plus setup, ad budget and VAT. Live in ${times.activation}.`,
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
      lede: "Campaigns written, watched and measured for you. You know what they cost and how many enquiries they bring.",
      offer: [
        {
          figure: fromEuro(minimumMonthlyFee),
          note: "a month to run your ads",
        },
        {
          figure: times.activation,
          note: "from your approval to launch",
        },
        { figure: `${campaigns}+`, note: "campaigns managed" },
      ],
      terms: feeTerms,
      pictureAlt: "Geometric composition: a megaphone in a corner and large sound waves that change colour",
    },
    platforms: {
      title: "Google or Facebook?",
      google: {
        title: "On Google they’re looking for you",
        text: "The pipe is leaking, the car won’t start, the tax return is due. They already need someone. Be there at that moment, with the right answer.",
      },
      facebook: {
        title: "On Facebook, not yet",
        text: "Nobody wakes up searching for a pottery course. But if they see one in their town, at the right moment, they think about it.",
      },
      both: "They work best together. Facebook gets you known, Google catches those who then look for you.",
    },
    features: {
      title: "What we do, in practice",
      items: [
        {
          title: "Words we pick, words we exclude",
          text: "We buy the searches of people who want a quote and skip people looking for a job or a DIY fix.",
        },
        {
          title: "Ads that sound like you",
          text: "Text and pictures that come from your trade, in several versions side by side. The one that brings enquiries stays.",
        },
        {
          title: "A budget we keep an eye on",
          text: "Spend, areas and hours, checked all the time. If you don’t answer the phone in the evening, we switch the ads off in the evening.",
        },
        {
          title: "Enquiries are what counts",
          text: "We judge a campaign by who calls, who writes, who buys. Clicks alone don’t pay the rent.",
        },
      ],
    },
    process: {
      title: "How a campaign is made",
      text: "The second step ends with your OK. Until then, not a cent is spent on ads.",
      steps: [
        {
          title: "Listening",
          text: "What you sell, to whom, at what margin. If you have run campaigns before, we look at what they taught you.",
        },
        {
          title: "Plan",
          text: `Channels, areas and expected spend. We write the ads, and you approve or correct ${approved}.`,
        },
        {
          title: "Launch",
          text: `In ${times.activation} from your approval the ads are live, with tracking in place.`,
        },
        {
          title: "Optimization",
          text: `We switch off what wastes money, build on what pays, and ${times.report} the report shows you.`,
        },
      ],
    },
    offer: {
      title: "What management costs",
      setup: { figure: euro(setupPerChannel), label: "setup", note: "per channel, paid once" },
      advance: {
        figure: euro(firstTermMinimum),
        label: `in advance, ${times.initialTerm} × ${euro(minimumMonthlyFee)}`,
        note: `each month ${feePercent}% of your spend, at least ${euro(minimumMonthlyFee)}; then month by month, with ${times.notice} notice`,
      },
      total: { figure: euro(firstPayment), label: "to start, at least", note: "for one channel, plus ads and VAT" },
      text: `Prices plus VAT; the ad budget is separate. With Win-${WORD_JOINER}Win there is no setup, if you pay the budget through us.`,
      link: `Prices and Win-${WORD_JOINER}Win`,
    },
    questions: {
      title: "Timing and results",
      items: [
        {
          topic: "activation",
          question: "When do the ads start?",
          answer: `In ${times.activation} from your approval of ${approved}. We use that time to load the ads and to check that every call is counted.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: `We compare what you spend with enquiries and sales, each with its cost. We work your return out from your margins.`,
        },
      ],
    },
    cta: {
      hoarding: ["Your ad,", "here."],
      title: "Show us your ads",
      text: "Or tell us you’ve never run any. In a free consultation we’ll see which channel is the best place for you to start.",
      button: "Let’s talk about your ads",
    },
  } satisfies Words;
};
