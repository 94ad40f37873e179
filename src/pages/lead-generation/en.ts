import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { approved, late, leadsFor, madeIn } = terms;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const { from, note } = prices.leadGeneration;

  return {
    label: "Lead generation",
    menuText: "Enquiries from people who want exactly what you offer",
    meta: {
      title: `More enquiries for your business, ${from}`,
      description: `A page, ads and tracking, built for your business: ${from}, plus management and ad spend. First enquiries usually within ${times.prospects} of going live.`,
      service: {
        type: "Lead generation",
        description:
          "Campaigns, pages and tracking that bring small and medium-sized businesses qualified enquiries, with their source and their cost.",
      },
    },
    hero: {
      kicker: "Lead generation",
      title: "Enquiries from people",
      accent: "who actually want a quote",
      lede: `Page, ads and tracking, built and run for you.`,
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "to go live",
        },
        { figure: times.prospects, note: "from launch to first enquiries, usually" },
      ],
      pictureAlt: "Many dots pass by and a net bends under the one it has caught",
    },
    moves: `The lowest price covers one page and one channel, setup included. ${terms.adsRule}`,
    features: {
      title: "What a good enquiry looks like",
      text: "Each comes with notes, like this sample.",
      record: "Enquiry from G. P.",
      when: "Tuesday evening",
      items: [
        {
          title: "The right people",
          text: "We target by area and need: locals only.",
          label: "Area",
          sample: "Ten minutes from you",
        },
        {
          title: "A page that gets you calls",
          text: "A clear promise, real proof, one button.",
          label: "Channel",
          sample: "Phone, from the page",
        },
        {
          title: "Screened before they reach you",
          text: "A few questions weed out time-wasters.",
          label: "Need",
          sample: "A new boiler, this month",
        },
        {
          title: "The ad behind it",
          text: "Where possible, you see the ad and its cost.",
          label: "Ad",
          sample: "“Boilers”, on Google",
        },
      ],
    },
    funnel: {
      title: "From search to phone call",
      stages: [
        {
          title: "They find you",
          text: "On Google as they search; on Facebook and Instagram, if they match your customers.",
        },
        { title: "They choose you", text: "Your page says what you do and where, and earns trust." },
        { title: "They call you", text: `Or message you on WhatsApp. ${leadsFor}` },
      ],
    },
    process: {
      title: "How we start",
      steps: [
        {
          title: "Tell us who you’re after",
          text: "Who they are, where, and who you’d rather avoid.",
        },
        {
          title: "We write the page and the ads",
          text: `${madeIn} You approve both before launch. The page is yours: it goes on your site or, while we run it, free of charge on one of ours.`,
        },
        { title: "The campaign goes live", text: "Tracked from day one." },
        {
          title: "We shift the budget",
          text: "From ads that only cost money to ads that bring enquiries.",
        },
      ],
    },
    questions: {
      title: "Before you start",
      items: [
        {
          topic: "activation",
          question: "When does the campaign start?",
          answer: `It’s live ${times.activation} after you approve ${approved}. ${late} Enquiries usually follow within ${times.prospects}.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "By what each enquiry costs. Reports are included: you don’t need our analytics service.",
        },
      ],
    },
    after: {
      text: `From launch the campaign is under management: ${euro(minimumMonthlyFee)} a month for up to ${euro(sums.thresholdSpend)} of ads, above that ${feePercent}% of the whole spend, with no setup fee. ${terms.pageOrNot}`,
      link: "Ads management prices",
    },
    cta: {
      title: "Who would you like to hear from?",
      text: "Tell us in a free consultation. If it won’t work in your area, we’ll say so.",
      button: "Ask for a quote",
    },
  } satisfies Words;
};
