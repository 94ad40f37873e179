import { aroundTheClock, euro, NBSP, quantity, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import { channels, firstTermMinimum, setupOfChannels, thresholdSpend } from "./fees.ts";
import type { Words } from "./words.ts";

const { firstMonths, firstTerm, times } = termsIn("en");
const { feePercent, minimumMonthlyFee, noticeMonths, setupPerChannel } = site.offers.adsManagement;
const { averageRoiPercent, campaigns } = site.statistics;
const notice = `${quantity(noticeMonths, "month’s", "months’")} notice`;
const winWin = `Win-${WORD_JOINER}Win`;
const threshold = `${euro(thresholdSpend, "en")} a month`;

export const en = {
  label: "Google Ads prices",
  menuText: "What it costs, item by item",
  meta: {
    title: "Google Ads management: clear prices",
    description: `Google and Facebook Ads managed for ${feePercent}% of your spend, minimum ${euro(minimumMonthlyFee, "en")} a month plus VAT; ${firstTerm}. Win-Win: no setup fee.`,
    imageAlt: "The page title beside a search result that climbs to the top",
  },
  hero: {
    kicker: "Google & Facebook Ads management",
    title: "Buying clicks,",
    accent: "or finding customers?",
    lede: `We count calls and enquiries, not clicks. All${NBSP}our prices are on this page.`,
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
    pictureAlt: "Geometric composition: a search result leaves its place and climbs to the top of the page",
  },
  whatsapp: "Message us on WhatsApp",
  call: "Call now",
  scroll: "Go to the problems we solve",
  problems: {
    title: "Does this sound familiar?",
    text: "These are the things we hear at a first meeting. The trade changes, the problem doesn’t.",
    items: [
      {
        title: "“The money goes and I don’t know where”",
        text: "By the end of the month the budget is spent and nobody can say what it bought.",
      },
      {
        title: "“Plenty of clicks, but no calls”",
        text: "People arrive, look and leave. The ad promised one thing, the page says another.",
      },
      {
        title: "“The wrong people ring me”",
        text: "People looking for a job, people who want it all for free, people at the other end of the country.",
      },
      {
        title: "“I can’t make sense of the reports”",
        text: "Pages of acronyms. And when you ask “is it worth it?”, nobody can say.",
      },
      {
        title: "“Nothing has moved for months”",
        text: "The campaign started with enthusiasm and nobody has touched it since. Your competitors have been busy with theirs.",
      },
    ],
  },
  philosophy: {
    title: "Customer first, click second",
    paragraphs: [
      "An ad is the answer to a question. If we understand the question well, a few words and a sensible budget will do. If we get it wrong, no budget is big enough.",
      "That is why we start from your work and not from the platform: what you sell, what you earn on it, which phone call makes your day. Then we build the shortest way for that call to reach you.",
    ],
    quote: "If it doesn’t bring work, it isn’t advertising: it’s noise.",
  },
  blocks: {
    title: "What management includes",
    items: [
      {
        title: "Strategy",
        items: [
          "A study of demand, area and competitors",
          "The right channels between Google and Facebook",
          "Goals and expected spend, in writing",
        ],
      },
      {
        title: "Ads",
        items: [
          "Keywords we pick and words we exclude",
          "Words and pictures in several versions",
          "Areas, hours and audience made to measure",
        ],
      },
      {
        title: "Measurement",
        items: ["Tracking of calls, messages and enquiries", "The cost of every enquiry", "Reports in plain words"],
      },
      {
        title: "Optimization",
        items: ["Budget moved to where it pays", "Weak ads replaced", "Advice on the page people land on"],
      },
    ],
  },
  prices: {
    title: "Every price, in full",
    text: `Prices plus VAT. You decide the ad budget, and it comes on top of the fee. Spend up to ${threshold} on ads and you pay the minimum fee; above that, ${feePercent}%.`,
    rows: [
      { label: "Setup", value: euro(setupPerChannel, "en"), note: "Per channel, paid once." },
      {
        label: "Monthly fee",
        value: `${feePercent}%`,
        note: `Of the month’s ad spend, with a minimum of ${euro(minimumMonthlyFee, "en")}.`,
      },
      {
        label: "Minimum initial term",
        value: times.initialTerm,
        note: `Paid in advance: the minimum for the ${firstMonths} is ${euro(firstTermMinimum, "en")}.`,
      },
      { label: `After the ${firstMonths}`, value: "Month by month", note: `Cancel when you like, with ${notice}.` },
      { label: "Activation", value: times.activation, note: "From the approval of the campaign." },
    ],
  },
  winWin: {
    title: `Our proposal: ${winWin}`,
    text: "You save the setup cost. We run campaigns and budget with nobody in between. It suits us both.",
    points: [
      { title: "No setup cost", text: `You save ${euro(setupPerChannel, "en")} plus VAT on every channel.` },
      { title: "We handle the budget", text: "You pay us for the ads, and we pay the platforms." },
      {
        title: "The fee stays the same",
        text: `It is still ${feePercent}% of your spend, with the same minimums: ${euro(minimumMonthlyFee, "en")} a month, ${euro(firstTermMinimum, "en")} for the ${firstMonths}, plus VAT.`,
      },
    ],
    note: `An example: for ${channels.join(" and ")} together, setup would cost ${euro(setupOfChannels, "en")} plus VAT. With ${winWin} you don’t pay it.`,
  },
  reasons: {
    title: "Why trust us with your ads",
    items: [
      {
        title: `Over ${times.experience} of experience`,
        text: `And over ${campaigns} managed campaigns. We’ve already seen most of the mistakes: you needn’t pay for them.`,
      },
      {
        title: `${averageRoiPercent}% average ROI`,
        text: "That is the average of our campaigns. We’ll work yours out from your margins.",
      },
      { title: "Prices in the open", text: "Fee, minimum and term are on this page. No surprises on the invoice." },
      {
        title: "Ad and page together",
        text: "If the page people land on doesn’t convince, we can rebuild it: no suppliers passing the buck.",
      },
      {
        title: "You always get an answer",
        text: `Our virtual assistant on WhatsApp is there ${aroundTheClock(site.availability)}, and the consultation is free.`,
      },
    ],
  },
  testimonials: {
    title: "They trust us with their ads",
    text: "Practices, gyms, builders: people with little time who want to know where the money goes.",
  },
  faq: {
    title: "Questions about prices and timing",
    items: [
      {
        question: "How much do I have to spend on ads?",
        answer: `You decide, and we tell you what is realistic in your area. Bear in mind that the minimum fee is ${euro(minimumMonthlyFee, "en")} a month, plus VAT: the ${feePercent}% overtakes it once you spend more than ${threshold}. You begin with the ${firstTerm}.`,
      },
      {
        question: "How soon do campaigns start?",
        answer: `Allow ${times.activation} from your approval. First you agree the words, the channels and the spend, then we start.`,
      },
      {
        question: "How long am I committed for?",
        answer: `The minimum initial term is ${times.initialTerm}, paid in advance, with a minimum of ${euro(firstTermMinimum, "en")}, plus VAT. After that you carry on month by month and can cancel with ${notice}.`,
      },
      {
        question: `What is different with ${winWin}?`,
        answer: `With ${winWin} you don’t pay the setup cost, and the ad spend goes through us. The monthly fee follows the same rule: ${feePercent}% of spend, with the same minimum and the same ${firstMonths} in advance.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "By what happens after the click: calls, messages, enquiries and sales, each with its cost. Then we read the figures together and decide what to keep.",
      },
    ],
  },
  final: {
    title: "Tell us what you spend today",
    text: "Even if the answer is “nothing”. We’ll tell you what we would do with that budget, with no obligation.",
  },
} satisfies Words;
