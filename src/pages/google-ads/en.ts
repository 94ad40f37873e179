import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, facts, price, prices, terms, times }: Say) => {
  const { campaignStarts, feeTerms, vat } = terms;
  const { peopleSpeak } = answering;
  const { feePercent } = facts.offers.adsManagement;
  const { city } = facts.addresses.legal;

  return {
    label: "Google and Facebook Ads prices",
    menuText: "What it costs, item by item",
    meta: {
      title: "Google Ads management cost: prices and examples",
      description: `We charge ${feePercent}% of your ad spend, at least ${price("management")} a month, plus ${price("channel")} setup per channel. Work out what you’d pay, excluding VAT.`,
    },
    hero: {
      kicker: "Google & Facebook Ads management",
      title: "Paying for clicks",
      accent: "or for customers?",
      lede: "We run your Google and Facebook ads and count calls, not clicks. The prices are all here.",
      offer: [
        { figure: prices.ads.from, note: "a month, plus ad spend" },
        { figure: times.activation, note: "from your approval to launch" },
        { figure: "Free", note: "consultation" },
      ],
      terms: `${capitalize(vat)}, ${feeTerms}.`,
      drawingAlt: "A search result leaves its place and climbs to the top of the page",
    },
    whatsapp: "Message us on WhatsApp",
    call: "Call now",
    scroll: "Common problems",
    prices: {
      title: "What it costs",
      text: terms.adsRule,
      note: "What isn’t spent carries over, with no second fee, and comes back to you at the end.",
      plans: "Plans and top-ups",
      cost: {
        result: "What a month of ads costs",
        topUps: "By top-up, a month",
        management: "With management, a month",
        less: "costs less",
        setUp: "Management setup, once",
        onApproval: "First invoice, before ads",
        enquiries: "Enquiries a month, usually",
        spend: "Ads a month, in whole top-ups",
        channels: "Add a second channel",
        winWin: "With Win-Win, no setup fee",
        send: "Send us the figures on WhatsApp",
      },
      examples: "Three examples, for one channel",
    },
    winWin: {
      title: "Our offer: Win-Win",
      text: "With Win-Win you pay us for the ads too, each month in advance, with no setup fee. The second “win” is ours: we’re paid before we spend, and save ourselves the checking. Same fee, same commitment, and the ad account stays yours.",
      usual: "The usual way",
      winWin: "With Win-Win",
    },
    problems: {
      title: "Sound familiar?",
      items: [
        {
          title: "“The money goes and I don’t know where”",
          text: "Before you pay us a euro, we look at what your money has bought so far and say whether to carry on. Sometimes, no.",
        },
        {
          title: "“Plenty of clicks, no calls”",
          text: "Often the ad promises one thing and the page another, so we make them match.",
        },
        {
          title: "“The wrong people get in touch”",
          text: `Your clients are in London or Boston? We show the ads there, not in ${city}.`,
        },
        {
          title: "“I can’t follow the reports”",
          text: "Ours say what you spent, how many enquiries came in and what each one cost.",
        },
        {
          title: "“Nothing changes for months”",
          text: "We check your campaign every working day, and you read every month what has changed.",
        },
      ],
    },
    philosophy: {
      title: "We start with your business",
      text: "Before we write an ad, we ask what you sell and what you make on it. That gives us the one sum that matters: how much an enquiry may cost you. If it doesn’t add up, you find out before you spend.",
    },
    blocks: {
      title: "What the fee pays for",
      items: [
        { title: "Strategy", items: ["Demand, places and competitors", "Goals and planned spend, in writing"] },
        { title: "Ads", items: ["Keywords chosen and excluded", "Copy and pictures in several versions"] },
        { title: "Measurement", items: ["Calls and enquiries counted", `A report ${times.report}`] },
        { title: "Optimization", items: ["Budget moved to what works", "Weak ads replaced"] },
      ],
    },
    reasons: {
      title: "Why us",
      items: [
        {
          title: `Over ${times.founder} of other people’s ad budgets`,
          text: "Our founder has seen most of the ways to waste one.",
        },
        { title: "The account is yours", text: "If you leave, campaigns and data stay in it." },
        { title: "You know what it costs", text: "You read it here, before you call." },
        { title: "The page, too", text: "If yours brings no calls, we make one that does." },
        { title: "You talk to whoever does the work", text: "Not to a sales team." },
      ],
    },
    testimonials: { title: "Who we work for" },
    faq: {
      title: "Common questions",
      items: [
        {
          question: "How much should I spend?",
          answer: "It’s up to you: the sums above tell you what it costs before you start.",
        },
        {
          question: "How soon do campaigns start?",
          answer: campaignStarts,
        },
        {
          question: "How long am I committed?",
          answer: terms.commitment,
        },
        {
          question: "Which language do you work in?",
          answer: `With you, ${peopleSpeak}. The ads run in either or both, at the same price.`,
        },
        {
          question: "How do you measure results?",
          answer: `We count calls, messages and sales. ${capitalize(times.report)} you read what each one cost.`,
        },
      ],
    },
    final: {
      title: "What do you spend today?",
      text: "Even if it’s nothing, we’ll say where we’d start, and whether it’s worth it.",
    },
  } satisfies Words;
};
