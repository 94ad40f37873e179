import { WORD_JOINER } from "../../facts/format.ts";
import { channels } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({
  feeTerms,
  advance,
  approved,
  euro,
  facts,
  firstMonths,
  fromEuro,
  keeps,
  officeHours,
  roiBasis,
  sums,
  times,
}: Say) => {
  const { adsExample, firstTermMinimum, setupOfChannels, thresholdSpend } = sums;
  const { feePercent, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;
  const { averageRoiPercent, campaigns } = facts.statistics;
  const notice = `${times.notice} notice`;
  const winWin = `Win-${WORD_JOINER}Win`;
  const threshold = `${euro(thresholdSpend)} a month`;
  const { fee, firstInvoice, firstTerm, spend } = adsExample;

  return {
    label: "Google and Facebook Ads prices",
    menuText: "What it costs, item by item",
    meta: {
      title: "Google and Facebook Ads management prices",
      description: `Google and Facebook Ads managed for ${feePercent}% of your spend, at least ${euro(minimumMonthlyFee)} a month; ${euro(setupPerChannel)} setup per channel, none with Win-Win. Plus ads and VAT.`,
      imageAlt: "The page title beside a search result that climbs to the top",
    },
    hero: {
      kicker: "Google & Facebook Ads management",
      title: "Buying clicks,",
      accent: "or finding customers?",
      lede: `We count calls and enquiries. Everything we charge for running your ads is on this page.`,
      offer: [
        {
          figure: fromEuro(minimumMonthlyFee),
          note: "a month to run your ads",
        },
        {
          figure: times.activation,
          note: "from your approval to launch",
        },
        { figure: "Free", note: "consultation" },
      ],
      terms: feeTerms,
      pictureAlt: "Geometric composition: a search result leaves its place and climbs to the top of the page",
    },
    whatsapp: "Message us on WhatsApp",
    call: "Call now",
    scroll: "Go to the problems we solve",
    problems: {
      title: "Does this sound familiar?",
      text: "These are the things we hear at a first meeting.",
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
          text: "The campaign started with enthusiasm and nobody has touched it since.",
        },
      ],
    },
    philosophy: {
      title: "We start from your work",
      paragraphs: [
        "An ad is the answer to a question. If we understand it well, a few words and a sensible budget will do.",
        "That is why we want to know what you sell, what you earn on it, which phone call you would like to get.",
      ],
      quote: "Advertising that brings no work is noise.",
    },
    blocks: {
      title: "What management includes",
      items: [
        {
          title: "Strategy",
          items: [
            "A study of demand, area and competitors",
            "The right channel: Google, Facebook or both",
            "Goals and expected spend, in writing",
          ],
        },
        {
          title: "Ads",
          items: [
            "Keywords we pick and words we exclude",
            "Text and pictures in several versions",
            "Areas, hours and audience made to measure",
          ],
        },
        {
          title: "Measurement",
          items: [
            "Tracking of enquiries, by phone and in chat",
            "The cost of every enquiry",
            `A report ${times.report}`,
          ],
        },
        {
          title: "Optimization",
          items: ["Budget moved to where it pays", "Weak ads replaced", "Advice on the page people land on"],
        },
      ],
    },
    prices: {
      title: "What management costs",
      text: `Prices plus VAT. The fee comes on top of your ad budget, which you decide: up to ${threshold} of ads it is a flat ${euro(minimumMonthlyFee)}; above that, ${feePercent}%.`,
      rows: [
        { label: "Setup", value: euro(setupPerChannel), note: "Per channel, paid once." },
        {
          label: "Monthly fee",
          value: `${feePercent}%`,
          note: `Of that month’s ad spend on all channels together, on top of the spend. At least ${euro(minimumMonthlyFee)} a month.`,
        },
      ],
      terms: [
        {
          label: "Minimum initial term",
          value: times.initialTerm,
          note: `Paid in advance: at least ${euro(firstTermMinimum)} for the ${firstMonths}, with the fee ${advance}.`,
        },
        { label: `After the ${firstMonths}`, value: "Month by month", note: `You can cancel with ${notice}.` },
        { label: "Activation", value: times.activation, note: `From your approval of ${approved}.` },
      ],
      cost: {
        spend: "Monthly ad spend",
        result: "What a month costs",
        winWin: `With ${winWin}, no setup cost`,
        fee: "To us, per month",
        total: "With the ads, per month",
        firstInvoice: "First payment to us",
        terms: `Prices plus VAT. The first payment is for the ${firstMonths} and the setup, ads excluded.`,
        examples: {
          caption: "Three examples, for one channel",
          rows: ["Monthly ad spend", "Fee", "Total per month", "First payment", `With ${winWin}`],
        },
      },
    },
    winWin: {
      title: `Our proposal: ${winWin}`,
      text: "You pay no setup. In return, your ad budget goes through us.",
      offers: [
        {
          title: "As usual",
          setup: euro(setupPerChannel),
          unit: "setup per channel",
          items: [
            "You pay the platforms for the ads",
            `Our fee: ${feePercent}% of your spend, at least ${euro(minimumMonthlyFee)} a month`,
            `First invoice with ${euro(spend)} of ads a month: ${euro(firstInvoice)}`,
          ],
        },
        {
          title: `With ${winWin}`,
          setup: euro(0),
          unit: "setup, on every channel",
          items: [
            "You pay us for the ads, and we pay the platforms",
            `Our fee: still ${feePercent}%, with the same minimum`,
            `First invoice with ${euro(spend)} of ads a month: ${euro(firstTerm)}, plus the ads`,
          ],
        },
      ],
      note: `Prices exclude VAT. The first invoice is for one channel and covers the ${firstMonths}; ads come on top. For ${channels.join(" and ")} together, setup would cost ${euro(setupOfChannels)}: with ${winWin} you don’t pay it.`,
    },
    reasons: {
      title: "Why trust us with your ads",
      items: [
        {
          title: `Over ${times.experience} in digital marketing`,
          text: `Our founder’s experience. As an agency, we have managed over ${campaigns} campaigns.`,
        },
        {
          title: `${averageRoiPercent}% average ROI`,
          text: `${roiBasis} We’ll work yours out from your margins.`,
        },
        { title: "Prices in writing", text: "Fee, minimum and term are on this page, before you call us." },
        {
          title: "The page, too",
          text: "If the page people land on doesn’t win them over, we can rebuild it.",
        },
        {
          title: "You always get an answer",
          text: `On WhatsApp the virtual assistant, which is automatic, replies at any hour. A person, ${officeHours} (Italian time).`,
        },
      ],
    },
    testimonials: {
      title: "People who work with us",
      text: "People with little time who want to know where the money goes.",
    },
    faq: {
      title: "Questions about prices and timing",
      items: [
        {
          question: "How much do I have to spend on ads?",
          answer: `You decide. An example: one channel and ${euro(spend)} of ads a month. The fee is ${euro(fee)} a month. The first invoice is ${euro(firstInvoice)}, that is ${euro(firstTerm)} for the ${firstMonths} and ${euro(setupPerChannel)} setup, plus ads and VAT. With ${winWin} it is ${euro(firstTerm)}, plus the ads, which you pay to us.`,
        },
        {
          question: "How soon do campaigns start?",
          answer: `In ${times.activation} from your approval of ${approved}. Until then, you don’t spend a cent on ads.`,
        },
        {
          question: "How long am I committed, and how does it end?",
          answer: `The initial commitment is ${times.initialTerm}, paid in advance: at least ${euro(firstTermMinimum)}, plus VAT. After that you go on month by month and can cancel with ${notice}. ${keeps}`,
        },
        {
          question: `What changes with ${winWin}?`,
          answer: `You pay us for the ads and there is no setup. Without it, you pay the platforms and setup is ${euro(setupPerChannel)} per channel, plus VAT.`,
        },
        {
          question: "How do you measure results?",
          answer: `We count enquiries and sales, each with its cost. A report ${times.report} shows you all of them.`,
        },
      ],
    },
    final: {
      title: "Tell us what you spend today",
      text: "Even if the answer is “nothing”. Let’s talk, and you’ll hear what we would do with that budget.",
    },
  } satisfies Words;
};
