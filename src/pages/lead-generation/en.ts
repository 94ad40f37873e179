import { plural, quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ approved, euro, facts, late, leadsFor, madeIn, ...say }: Say) => {
  const { monthsIn, shortNote, startingPrice, sums, times } = say;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const months = monthsIn("leadGeneration");
  const price = startingPrice("leadGeneration");

  return {
    label: "Lead generation",
    menuText: "Enquiries from people who want exactly what you offer",
    meta: {
      title: `More enquiries for your business, ${price}`,
      description: `A page, ads and tracking, built for your business and run by us${months && ` for ${months}`}: ${price} plus ad spend. First enquiries usually within ${times.prospects} of going live.`,
      imageAlt: "The page title beside a net of dots that has caught one of them",
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
      lede: `Page, ads and tracking, built and run for you${months && ` for ${months}`}.`,
      offer: [
        { figure: price, note: shortNote("leadGeneration") },
        {
          figure: quantity(facts.delivery.activationWorkingDays, "day", "days"),
          note: `working ${plural(facts.delivery.activationWorkingDays, "day", "days")} to go live`,
        },
        { figure: times.prospects, note: "first enquiries, usually" },
      ],
      pictureAlt: "Many dots pass by and a net bends under the one it has caught",
    },
    moves: "It depends on pages and channels, not on your ad spend.",
    features: {
      title: "What a good enquiry looks like",
      text: "It arrives with a record like this sample.",
      record: "Enquiry from G. P.",
      when: "Tuesday evening",
      items: [
        {
          title: "The right people",
          text: "By area and need. You don’t pay for those far away.",
          label: "Area",
          sample: "Ten minutes from you",
        },
        {
          title: "A page that gets you calls",
          text: "One promise, one proof, one button.",
          label: "Channel",
          sample: "Phone, from the page",
        },
        {
          title: "Screened before they reach you",
          text: "A few questions stop the merely curious.",
          label: "Need",
          sample: "A new boiler, this month",
        },
        {
          title: "The ad behind it",
          text: "If it’s trackable, you see which ad and what it cost.",
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
          text: "On Google as they search; on Facebook and Instagram, if they’re like your customers.",
        },
        { title: "They choose you", text: "Your page says what, where, and why to trust you." },
        { title: "They call you", text: `Or message you on WhatsApp. ${leadsFor}` },
      ],
    },
    process: {
      title: "How it starts",
      steps: [
        {
          title: "Tell us who you’re after",
          text: "Who they are, where, and who you’d rather avoid.",
        },
        { title: "We write the page and the ads", text: `${madeIn} Then you approve.` },
        { title: "The campaign goes live", text: "Tracking counts from day one." },
        {
          title: "The budget moves",
          text: "From ads that only cost money to ads that bring enquiries.",
        },
      ],
    },
    questions: {
      title: "Before you start",
      items: [
        {
          topic: "activation",
          question: "When will I get my first enquiries?",
          answer: `Live ${times.activation} after you approve ${approved}; enquiries usually follow within ${times.prospects}. ${late}`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "By what each enquiry costs. Reports are included: you don’t need our analytics service.",
        },
      ],
    },
    after: {
      text: `${months ? `After ${months}` : "At the end"} you stop, or carry on with ads management, no second setup. Up to ${euro(sums.thresholdSpend)} of ads a month, a sensible start, it costs ${euro(minimumMonthlyFee)}; above that, ${feePercent}%.`,
      link: "Ads management prices",
    },
    cta: {
      title: "Who would you like on the line?",
      text: "Tell us, free. If it won’t work in your area, we’ll say so.",
      button: "Ask for a quote",
    },
  } satisfies Words;
};
