import { quantity } from "../../facts/format.ts";
import type { Say } from "../say.ts";
import type { ServicesWords } from "./it.ts";

export const en = ({ answering, facts, terms, times }: Say) => {
  const { answered, assistantSpeaks, availability, hasAssistant, officeHours, peopleSpeak } = answering;
  const inHours = `in ${peopleSpeak}, ${officeHours} (Italian time)`;
  const live = `live in ${times.activation}`;

  return {
    title: "Choose where to start",
    text: `${terms.vatNote} ${terms.fromMeans}`,
    free: "Free",
    times: {
      leadGeneration: `first enquiries usually within ${times.prospects} of launch`,
      ecommerce: live,
      ads: live,
      analytics: live,
      instantWebsites: `live in ${times.instantWebsites}`,
      chat: answered,
      landingPages: `live in ${times.landingPages}`,
      rispondiSubito: live,
      flippingCatalog: `ready in ${times.activation}`,
    },
    cards: {
      leadGeneration: {
        title: "Lead generation",
        description: "Enquiries from people who need you.",
        features: ["People in your area", "The cost of every enquiry"],
        text: "Get found by locals who need you now. Report included.",
        link: "How enquiries come in",
      },
      ecommerce: {
        title: "E-commerce promotion",
        description: "More orders, at a healthy margin.",
        features: ["Ads for the products that pay", "Reminders for abandoned baskets"],
        text: "Brings in buyers and wins back those who left at the checkout. Report included.",
        link: "How we grow orders",
      },
      ads: {
        title: "Ads management",
        description: "Your Google and Facebook ads.",
        features: ["Costs in writing before we start", "Nothing goes live without your OK"],
        text: "For businesses with a website and ad accounts: we write and run the ads. Report included.",
        link: "How we manage ads",
      },
      analytics: {
        title: "Analytics and reporting",
        description: "Where your customers come from.",
        features: ["Calls, messages and orders", "A report in plain English"],
        text: `We go through a report with you ${times.report}. If we run your ads, you already have it.`,
        link: "What the report says",
      },
      instantWebsites: {
        title: "Instant websites",
        description: `A site with ${times.support} of support.`,
        features: [
          `${quantity(facts.websites.yearlyChanges, "change", "changes")} included`,
          "Easy to read on a phone",
        ],
        text: `The price includes ${times.support} of support and ${quantity(facts.websites.yearlyChanges, "small change", "small changes")}.`,
        link: "The day-by-day timetable",
      },
      chat: {
        title: "Message us on WhatsApp",
        description: hasAssistant
          ? `An automatic assistant replies ${availability}, in ${assistantSpeaks}.`
          : `Text or voice note: a person replies ${inHours}.`,
        features: [hasAssistant ? "Sundays too" : "Whenever it comes to mind", "Text, photo or voice note"],
        text: hasAssistant
          ? `The automatic assistant replies in ${assistantSpeaks}; a person, in ${peopleSpeak}, ${officeHours} (Italian time).`
          : `A person replies in ${peopleSpeak}, ${officeHours} (Italian time).`,
        link: "Send a message or voice note",
      },
      landingPages: {
        title: "Professional landing pages",
        description: "One page, made to get you calls.",
        features: ["Hosting and SSL included", "You check it before it goes live"],
        text: "Written for a single offer. Hosting, SSL, visitor statistics and updates are included.",
        link: "What’s included",
      },
      rispondiSubito: {
        title: "RispondiSubito",
        description: `Answers your calls ${availability}, in ${answering.rispondiSubitoSpeaks}.`,
        features: ["Connected to your CRM", "No receptionist to pay"],
        text: `Speaks ${answering.rispondiSubitoSpeaks}, puts each call through to the right person and leaves a note in your CRM.`,
        link: "How RispondiSubito works",
      },
    },
  } satisfies ServicesWords;
};
