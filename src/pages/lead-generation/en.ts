import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleEnquiry } from "./sample-enquiry.ts";
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
      lede: `We build your page, ads and tracking${months && `, and run them for ${months}`}. You take the calls.`,
      offer: [
        { figure: price, note: shortNote("leadGeneration") },
        {
          figure: quantity(facts.delivery.activationWorkingDays, "day", "days"),
          note: "working days, once you approve",
        },
        { figure: times.prospects, note: "usually, to your first enquiries" },
      ],
      pictureAlt: "Geometric composition: many dots pass by and a net bends under the one it has caught",
    },
    moves: "It depends on how many pages and channels you need, not on your ad spend.",
    features: {
      title: "What a good enquiry looks like",
      text: "Each one reaches you with its details. Here’s an example.",
      record: `Enquiry from ${sampleEnquiry.name}`,
      when: `Tuesday, ${sampleEnquiry.time}`,
      items: [
        {
          title: "The right people",
          text: "We target by area and need. No gym should pay to reach someone hours away.",
          label: "Area",
          sample: "Ten minutes from you",
        },
        {
          title: "A page that gets you calls",
          text: "One promise, one proof, one button, and no menu to get lost in.",
          label: "Channel",
          sample: "Phone, from the page",
        },
        {
          title: "Screened before they reach you",
          text: "A few questions sort out who wants a quote and who’s only looking.",
          label: "Need",
          sample: "A new boiler, this month",
        },
        {
          title: "The ad behind it",
          text: "Where it can be tracked, you see which ad brought it and what it cost.",
          label: "Ad",
          sample: "“Boilers”, on Google",
        },
      ],
    },
    funnel: {
      title: "From search to phone call",
      text: "We measure where people drop out, and fix it.",
      stages: [
        {
          title: "They find you",
          text: "On Google, while looking for a plumber or a dentist; on Facebook and Instagram, if they’re like your customers.",
        },
        { title: "They choose you", text: "Your page says what you do, where, and why you can be trusted." },
        { title: "They call you", text: `Or message you on WhatsApp. ${leadsFor}` },
      ],
    },
    process: {
      title: "How it starts",
      steps: [
        {
          title: "Tell us who you’re after",
          text: "Who they are, where they live, what they ask for. And who you’d rather not hear from.",
        },
        { title: "We write the page and the ads", text: `${madeIn} Nothing runs until you approve ${approved}.` },
        { title: "The campaign goes live", text: "Tracking starts with it, so calls count from day one." },
        {
          title: "The budget moves",
          text: `It goes to the ads that bring enquiries, as you’ll see in the report, ${times.report}.`,
        },
      ],
    },
    questions: {
      title: "Before you start",
      items: [
        {
          topic: "activation",
          question: "When will I get my first enquiries?",
          answer: `Your campaign is live ${times.activation} after you approve ${approved}. From then it usually takes up to ${times.prospects}. ${late}`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "By what each enquiry costs and, if you tell us, how many become customers. Tracking and reports are in the price, so you don’t need our analytics service too.",
        },
      ],
    },
    after: {
      text: `${months ? `After ${months}` : "At the end"} you stop, or carry on at our ads management prices with no second setup. Where to start? Up to ${euro(sums.thresholdSpend)} of ads a month, management costs ${euro(minimumMonthlyFee)}; above that, ${feePercent}%.`,
      link: "Ads management prices",
    },
    cta: {
      title: "Who would you like on the line?",
      text: "Tell us in a free consultation. If it won’t work for your area or your trade, we’ll say so straight away.",
      button: "Ask for a quote",
    },
  } satisfies Words;
};
