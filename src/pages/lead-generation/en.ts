import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, prices, terms, times }: Say) => {
  const { approved } = terms;
  const { from, note } = prices.leadGeneration;
  const { city } = facts.addresses.legal;

  return {
    label: "Lead generation",
    menuText: "Enquiries from people who want exactly what you offer",
    meta: {
      title: `More enquiries for your business, ${from}`,
      description: `A page, ads and tracking, built for your business: ${from} ${terms.withFirstTerm}, ${terms.adsExcluded}. First enquiries usually within ${times.prospects} of going live.`,
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
      lede: "We make the page and the ads, and run them. What we build is yours.",
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "to go live",
        },
        { figure: times.prospects, note: "from launch to first enquiries, usually" },
      ],
      drawingAlt: "Many dots pass by and a net bends under the one it has caught",
    },
    moves: "The lowest price covers one page, one channel, setup, and hosting while we manage it.",
    features: {
      title: "What a good enquiry looks like",
      text: "Each one comes with notes, as in this sample.",
      record: "Enquiry from G. P.",
      when: "Sunday evening",
      items: [
        {
          title: "The right people",
          text: `If they live in London, the ads run in London, not in ${city}.`,
          label: "From",
          sample: "London, moving in March",
        },
        {
          title: "A page that gets you calls",
          text: "It says what you do and for whom, and asks for one thing: to hear from them.",
          label: "Channel",
          sample: "Message, from the page",
        },
        {
          title: "Already screened",
          text: "They first say what they need, where and by when. Time-wasters stop there.",
          label: "Need",
          sample: "A flat near the international school",
        },
        {
          title: "The ad behind it",
          text: "With what it cost, so you know which one to keep.",
          label: "Ad",
          sample: "“Moving to Italy”, on Google",
        },
      ],
    },
    funnel: {
      title: "From search to call",
      stages: [
        { title: "They find you", text: "On Google as they search; on Facebook and Instagram as they scroll." },
        { title: "They choose you", text: "Your page says what you do, where, and why they can trust you." },
        { title: "They call you", text: "Or they message you on WhatsApp. Every enquiry is yours alone." },
      ],
    },
    process: {
      title: "How we start",
      steps: [
        {
          title: "Tell us who you’re after",
          text: "Which work you want, and which you don’t: an ad can keep people away, too.",
        },
        {
          title: "We write the page and the ads",
          text: `Within ${times.plan} of your order you read them, with the budget.`,
        },
        {
          title: "The campaign goes live",
          text: "We read the enquiries one by one. If they’re the wrong ones, we change the questions.",
        },
        { title: "We shift the budget", text: "If an ad brings nobody, its money goes to one that does." },
      ],
    },
    questions: {
      title: "Before you start",
      items: {
        activation: {
          question: "When does it start?",
          answer: `${times.activation} after you approve ${approved}.`,
        },
        results: {
          question: "How do you measure results?",
          answer: "Every month you read how many enquiries came and what each one cost. The report is in the price.",
        },
      },
    },
    cta: {
      title: "Who would you like to hear from?",
      text: "Tell us. If ads won’t reach them, we’ll say so.",
      button: "Ask for a quote",
    },
  } satisfies Words;
};
