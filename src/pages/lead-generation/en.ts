import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ prices, terms, times }: Say) => {
  const { approved, planReady } = terms;
  const { from, note } = prices.leadGeneration;

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
      lede: "Brief us in English, and we’ll build and run the page, ads and tracking, which stay yours.",
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
      when: "Tuesday evening",
      items: [
        {
          title: "The right people",
          text: "We target the area and jobs you want, so nobody rings from an hour away.",
          label: "Area",
          sample: "Ten minutes from you",
        },
        {
          title: "A page that gets you calls",
          text: "It says what you do and for whom, shows your work and asks for a call.",
          label: "Channel",
          sample: "Phone, from the page",
        },
        {
          title: "Already screened",
          text: "People first say what they need, where and by when, so time-wasters stop there.",
          label: "Need",
          sample: "A new boiler, this month",
        },
        {
          title: "The ad behind it",
          text: "Where we can, we show you the ad and its cost.",
          label: "Ad",
          sample: "“Boilers”, on Google",
        },
      ],
    },
    funnel: {
      title: "From search to call",
      stages: [
        {
          title: "They find you",
          text: "On Google as they search; on Facebook and Instagram as they scroll.",
        },
        { title: "They choose you", text: "Your page says what you do, where, and why they can trust you." },
        { title: "They call you", text: "Or message you on WhatsApp. Every enquiry is yours alone." },
      ],
    },
    process: {
      title: "How we start",
      steps: [
        {
          title: "Tell us who you’re after",
          text: "You say which jobs you want, where, and which you don’t: an ad can keep people away, too.",
        },
        {
          title: "We write the page and the ads",
          text: planReady,
        },
        {
          title: "The campaign goes live",
          text: "We count the enquiries and read them, and if they’re the wrong ones we change the questions.",
        },
        {
          title: "We shift the budget",
          text: "It moves from ads that only cost money to ads that bring enquiries.",
        },
      ],
    },
    questions: {
      title: "Before you start",
      items: [
        {
          topic: "activation",
          question: "When does it start?",
          answer: `${times.activation} after you approve ${approved}; enquiries usually follow within ${times.prospects} of launch.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "Every month you see how many enquiries we traced and what each cost, so you don’t need our analytics service.",
        },
      ],
    },
    cta: {
      title: "Who would you like to hear from?",
      text: "Tell us in a free consultation, and if it won’t work in your area, we’ll say so.",
      button: "Ask for a quote",
    },
  } satisfies Words;
};
