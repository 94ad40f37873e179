import { quantity } from "../../facts/format.ts";
import type { Say } from "../say.ts";
import type { ServiceCardsWords } from "./words.ts";

export const en = (say: Say) => {
  const { answering, facts, prices, terms, times } = say;
  const { answered, assistantSpeaks, availability, hasAssistant, officeHours, peopleSpeak } = answering;
  const inHours = `in ${peopleSpeak}, ${officeHours} (Italian time)`;
  const live = `live in ${times.activation}`;

  return {
    title: "Choose where to start",
    text: `${terms.vatNote} ${terms.fromMeans}`,
    cards: [
      {
        title: "Lead generation",
        description: "Enquiries from people who need you.",
        icon: "target",
        ...prices.leadGeneration.card,
        time: `first enquiries usually within ${times.prospects} of launch`,
        features: ["People in your area", "The cost of every enquiry"],
        path: "services/lead-generation",
        details: {
          text: "Get found by locals who need you now. Report included.",
          link: "How enquiries come in",
        },
      },
      {
        title: "E-commerce promotion",
        description: "More orders, at a healthy margin.",
        icon: "cart",
        ...prices.ecommerce.card,
        time: live,
        features: ["Ads for the products that pay", "Reminders for abandoned baskets"],
        path: "services/ecommerce",
        details: {
          text: "Brings in buyers and wins back those who left at the checkout. Report included.",
          link: "How we grow orders",
        },
      },
      {
        title: "Ads management",
        description: "Your Google and Facebook ads.",
        icon: "megaphone",
        ...prices.ads.card,
        time: live,
        terms: terms.feeTerms,
        features: ["Costs in writing before we start", "Nothing goes live without your OK"],
        path: "services/ads",
        details: {
          text: "For businesses with a website and ad accounts: we write and run the ads. Report included.",
          link: "How we manage ads",
        },
      },
      {
        title: "Analytics and reporting",
        description: "Where your customers come from.",
        icon: "bars",
        ...prices.analytics.card,
        time: live,
        features: ["Calls, messages and orders", "A report in plain English"],
        path: "services/analytics",
        details: {
          text: `We go through a report with you ${times.report}. If we run your ads, you already have it.`,
          link: "What the report says",
        },
      },
      {
        title: "Instant websites",
        description: `A site with ${times.support} of support.`,
        icon: "bolt",
        ...prices.instantWebsites.card,
        time: `live in ${times.instantWebsites}`,
        features: [
          `${quantity(facts.websites.yearlyChanges, "change", "changes")} included`,
          "Easy to read on a phone",
        ],
        path: "instant-websites",
        details: {
          text: `The price includes ${times.support} of support and ${quantity(facts.websites.yearlyChanges, "small change", "small changes")}.`,
          link: "The day-by-day timetable",
        },
      },
      {
        title: "Message us on WhatsApp",
        description: hasAssistant
          ? `An automated assistant replies ${availability}, in ${assistantSpeaks}.`
          : `Text or voice note: a person replies ${inHours}.`,
        icon: "chat",
        price: "Free",
        conditions: "",
        time: answered,
        features: [hasAssistant ? "Sundays too" : "Whenever it comes to mind", "Text, photo or voice note"],
        path: null,
        details: {
          text: hasAssistant
            ? `The automated assistant replies in ${assistantSpeaks}; a person, in ${peopleSpeak}, ${officeHours} (Italian time).`
            : `A person replies in ${peopleSpeak}, ${officeHours} (Italian time).`,
          link: "Send a message or voice note",
        },
      },
      {
        title: "Professional landing pages",
        description: "One page, made to get you calls.",
        icon: "page",
        ...prices.landingPages.card,
        time: `live in ${times.landingPages}`,
        features: ["Hosting and SSL included", "You check it before it goes live"],
        path: "landing-page-professionali",
        details: {
          text: "Written for a single offer. Hosting, SSL, visitor statistics and updates are included.",
          link: "What’s included",
        },
      },
      {
        title: "RispondiSubito",
        description: `Answers your calls ${availability}, in ${answering.rispondiSubitoSpeaks}.`,
        icon: "phone",
        ...prices.rispondiSubito.card,
        time: live,
        features: ["Connected to your CRM", "No receptionist to pay"],
        path: "services/rispondi-subito",
        details: {
          text: `Speaks ${answering.rispondiSubitoSpeaks}, puts each call through to the right person and leaves a note in your CRM.`,
          link: "How RispondiSubito works",
        },
      },
    ],
    others: [{ path: "flipping-catalog", ...prices.flippingCatalog.card, time: `ready in ${times.activation}` }],
  } satisfies ServiceCardsWords;
};
