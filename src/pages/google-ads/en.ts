import { capitalize, quantity } from "../../facts/format.ts";
import { channels } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ answering, euro, facts, list, prices, sums, terms, times }: Say) => {
  const { adsAndVatExcluded, advance, campaignStarts, keeps, late, madeIn, roiBasis, shortFeeTerms, vat } = terms;
  const { assistantSpeaks, hasAssistant, officeHours, peopleSpeak } = answering;
  const { adsExample, thresholdSpend } = sums;
  const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;
  const { averageRoiPercent, campaigns } = facts.statistics;
  const { firstMonth, firstMonthWinWin, spend } = adsExample;

  return {
    label: "Google and Facebook Ads prices",
    menuText: "What it costs, item by item",
    meta: {
      title: "Google Ads management cost: prices and examples",
      description: `We charge ${feePercent}% of your ad spend, at least ${euro(minimumMonthlyFee)} a month, plus ${euro(setupPerChannel)} setup per channel. Work out what you’d pay, excluding VAT.`,
    },
    hero: {
      kicker: "Google & Facebook Ads management",
      title: "Paying for clicks",
      accent: "or for customers?",
      lede: "We count calls and enquiries. Every price for ads is on this page.",
      offer: [
        { figure: prices.ads.from, note: "a month, plus ad spend" },
        { figure: times.activation, note: "from your approval to launch" },
        { figure: "Free", note: "consultation" },
      ],
      terms: `${capitalize(vat)}, ${shortFeeTerms}.`,
      pictureAlt: "A search result leaves its place and climbs to the top of the page",
    },
    whatsapp: "Message us on WhatsApp",
    call: "Call now",
    scroll: "Common problems",
    prices: {
      title: "What it costs",
      text: `Up to ${euro(thresholdSpend)} of ads a month across all channels, you pay ${euro(minimumMonthlyFee)}; above that, ${feePercent}% of the whole spend.`,
      note: `${capitalize(adsAndVatExcluded)}. ${advance}`,
      cost: {
        result: "What management costs",
        fee: "Monthly management fee",
        firstInvoice: "First invoice, excluding ad spend",
        total: "Monthly total with ads, after the advance",
        firstYear: "First year, ads included",
        spend: "Monthly ad spend",
        channels: `On ${list(channels)} together`,
        winWin: `With Win-Win, no setup fee`,
        send: "Send us the figures on WhatsApp",
      },
      examples: "Three examples, for one channel",
    },
    winWin: {
      title: `Our offer: Win-Win`,
      text: "No setup fee, and your ad budget goes through us. For one channel, excluding VAT.",
      offers: [
        {
          title: "The usual way",
          setup: euro(setupPerChannel),
          unit: "setup per channel, paid once",
          items: [
            "You pay Google and Facebook for the ads",
            `${feePercent}% fee, at least ${euro(minimumMonthlyFee)}`,
            `Month one, with ${euro(spend)} of ads, ${quantity(initialTermMonths, "month’s", "months’")} fees and setup: ${euro(firstMonth)}`,
          ],
        },
        {
          title: `With Win-Win`,
          setup: euro(0),
          unit: "setup, on any channel",
          items: [
            "You pay us for the ads at the start of each month",
            `Month one, without setup: ${euro(firstMonthWinWin)}`,
            "Same fee, same commitment; if you stop, unspent ad money comes back to you",
          ],
        },
      ],
    },
    problems: {
      title: "Sound familiar?",
      items: [
        {
          title: "“The money goes and I don’t know where”",
          text: "Nobody counts what it brings.",
        },
        { title: "“Plenty of clicks, no calls”", text: "The ad promises one thing, the page another." },
        { title: "“The wrong people ring me”", text: "Job hunters, or people hours away." },
        { title: "“I can’t follow the reports”", text: "Nobody says whether it pays." },
        { title: "“Nothing changes for months”", text: "The campaign is left to run itself." },
      ],
    },
    philosophy: {
      title: "We start with your business",
      text: "Before writing an ad, we ask what you sell, what you make on it and which calls you want.",
    },
    blocks: {
      title: "What you get",
      items: [
        {
          title: "Strategy",
          items: [
            "Demand, area and competitor research",
            "Google, Facebook or both",
            "Goals and planned spend, in writing",
          ],
        },
        {
          title: "Ads",
          items: [
            "Keywords chosen and keywords excluded",
            "Copy and pictures in several versions",
            "The right areas, hours and audience",
          ],
        },
        {
          title: "Measurement",
          items: ["Call and enquiry tracking", "The cost of each enquiry", `A report ${times.report}`],
        },
        {
          title: "Optimization",
          items: ["Budget moved to what works", "Weak ads replaced", "Advice on your landing page"],
        },
      ],
    },
    reasons: {
      title: "Why us",
      items: [
        {
          title: `Over ${times.experience} in digital marketing`,
          text: `Our founder’s experience. The agency has run ${campaigns}+ campaigns.`,
        },
        { title: `${averageRoiPercent}% average ROI`, text: roiBasis },
        { title: "Prices in writing", text: "You read them before you call." },
        {
          title: "The page, too",
          text: "If yours doesn’t win people over, we can rebuild it.",
        },
        hasAssistant
          ? {
              title: "You always get an answer",
              text: `Our automatic assistant replies at any hour, in ${assistantSpeaks}; a person in ${peopleSpeak}, ${officeHours} (Italian time).`,
            }
          : {
              title: "A person answers",
              text: `By phone and on WhatsApp, in ${peopleSpeak}, ${officeHours} (Italian time).`,
            },
      ],
    },
    testimonials: { title: "Who we work for" },
    faq: {
      title: "Common questions",
      items: [
        {
          question: "How much should I spend on ads?",
          answer: `It’s up to you; ${euro(thresholdSpend)} a month, ${vat}, is a good place to start. ${terms.adsRule} ${terms.topUpRule}`,
        },
        {
          question: "How soon do campaigns start?",
          answer: `${campaignStarts} ${late}`,
        },
        {
          question: "How long am I committed?",
          answer: `For ${times.initialTerm}, ending there if you give ${times.notice} notice; then month by month, with the same notice. ${keeps}`,
        },
        { question: "What language are the ads in?", answer: madeIn },
        {
          question: "How do you measure results?",
          answer: `You get a report ${times.report}, with the cost of each enquiry and sale.`,
        },
      ],
    },
    final: {
      title: "Tell us what you spend today",
      text: "Even if it’s nothing, we’ll tell you what we’d do.",
    },
  } satisfies Words;
};
