import { quantity } from "../../facts/format.ts";
import type { Say } from "../say.ts";
import type { ServiceCardsWords } from "./words.ts";

export const en = (say: Say) => {
  const { answered, availability, cardPrice, euro, facts, hasAssistant, lineSpeaks, times } = say;
  const { adsManagement, threeMonths } = facts.offers;
  const inHours = `in ${say.peopleSpeak}, ${say.officeHours} (Italian time)`;
  const live = `live in ${times.activation}`;

  return {
    title: "Choose where to start",
    text: `${say.vatNote} ${say.fromMeans}`,
    cards: [
      {
        title: "Lead generation",
        description: "Enquiries from people who need you.",
        icon: "target",
        ...cardPrice("leadGeneration"),
        time: `first enquiries usually within ${times.prospects} of launch`,
        features: ["People in your area", "The cost of every enquiry"],
        path: "services/lead-generation",
        whatsapp: false,
        details: {
          text: "Get found by locals who need you now. Report included.",
          link: "How enquiries come in",
        },
      },
      {
        title: "E-commerce promotion",
        description: "More orders, at a healthy margin.",
        icon: "cart",
        ...cardPrice("ecommerce"),
        time: live,
        features: ["Ads for the products that pay", "Reminders for abandoned baskets"],
        path: "services/ecommerce",
        whatsapp: false,
        details: {
          text: "Brings in buyers and wins back those who left at the checkout. Report included.",
          link: "How we grow orders",
        },
      },
      {
        title: "Ads management",
        description: "Your Google and Facebook ads.",
        icon: "megaphone",
        price: `${say.fromEuro(adsManagement.minimumMonthlyFee)} ${say.units.month}`,
        conditions: say.shortFeeTerms,
        time: live,
        terms: say.feeTerms,
        features: ["Costs in writing before we start", "Nothing goes live without your OK"],
        path: "services/ads",
        whatsapp: false,
        details: {
          text: "For businesses with a website and ad accounts: we write and run the ads. Report included.",
          link: "How we manage ads",
        },
      },
      {
        title: "Analytics and reporting",
        description: "Where your customers come from.",
        icon: "bars",
        ...cardPrice("analytics"),
        time: live,
        features: ["Calls, messages and orders", "A report in plain English"],
        path: "services/analytics",
        whatsapp: false,
        details: {
          text: `We go through a report with you ${times.report}. If we run your ads, you already have it.`,
          link: "What the report says",
        },
      },
      {
        title: "Instant websites",
        description: `A site with ${times.support} of support.`,
        icon: "bolt",
        ...cardPrice("instantWebsites"),
        time: `live in ${times.instantWebsites}`,
        features: [
          `${quantity(facts.websites.yearlyChanges, "change", "changes")} included`,
          "Easy to read on a phone",
        ],
        path: "instant-websites",
        whatsapp: false,
        details: {
          text: `The price includes ${times.support} of support and ${quantity(facts.websites.yearlyChanges, "small change", "small changes")}.`,
          link: "The day-by-day timetable",
        },
      },
      {
        title: "Message us on WhatsApp",
        description: hasAssistant
          ? `An automated assistant replies ${availability}, in ${lineSpeaks}.`
          : `Text or voice note: a person replies ${inHours}.`,
        icon: "chat",
        price: "Free",
        conditions: "",
        time: answered,
        features: [hasAssistant ? "Sundays too" : "Whenever it comes to mind", "Text, photo or voice note"],
        path: null,
        whatsapp: true,
        details: {
          text: hasAssistant
            ? `The automated assistant replies in ${lineSpeaks}; a person, in ${say.peopleSpeak}, ${say.officeHours} (Italian time).`
            : `A person replies in ${say.peopleSpeak}, ${say.officeHours} (Italian time).`,
          link: "Send a message or voice note",
        },
      },
      {
        title: "Professional landing pages",
        description: "One page, made to get you calls.",
        icon: "page",
        price: `${euro(threeMonths.price)} ${say.forMonths(times.threeMonths)}`,
        conditions: `${say.next} the same price`,
        time: `live in ${times.landingPages}`,
        features: ["Hosting and SSL included", "You check it before it goes live"],
        path: "landing-page-professionali",
        whatsapp: false,
        details: {
          text: "Written for a single offer. Hosting, SSL, visitor statistics and updates are included.",
          link: "What’s included",
        },
      },
      {
        title: "RispondiSubito",
        description: `Answers your calls ${availability}, in ${lineSpeaks}.`,
        icon: "phone",
        ...cardPrice("rispondiSubito"),
        time: live,
        features: ["Connected to your CRM", "No receptionist to pay"],
        path: "services/rispondi-subito",
        whatsapp: false,
        details: {
          text: `Speaks ${lineSpeaks}, puts each call through to the right person and leaves a note in your CRM.`,
          link: "How RispondiSubito works",
        },
      },
    ],
    others: [{ path: "flipping-catalog", ...cardPrice("flippingCatalog"), time: `ready in ${times.activation}` }],
  } satisfies ServiceCardsWords;
};
