import { quantity } from "../../facts/format.ts";
import type { Say } from "../say.ts";
import type { ServicesWords } from "./it.ts";

export const en = ({ answering, facts, times }: Say) => {
  const { answered, availability, hasAssistant } = answering;
  const changes = quantity(facts.websites.yearlyChanges, "change", "changes");
  const live = `live in ${times.activation}`;

  return {
    title: "Choose where to start",
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
        description: "People who need you get in touch.",
        features: ["We pick the places and the jobs", "You know what each enquiry cost"],
        details: {
          need: "I have a website, but nobody calls.",
          text: "We make a page and show it to people who need you, here or abroad.",
          link: "How enquiries come in",
        },
      },
      ecommerce: {
        title: "E-commerce promotion",
        description: "You sell more, and keep your margin.",
        features: ["We advertise the products that pay", "We bring back abandoned baskets"],
        details: {
          need: "My online shop isn’t selling enough.",
          text: "We bring in people ready to buy, and those who stopped at the checkout.",
          link: "How we grow orders",
        },
      },
      ads: {
        title: "Ads management",
        description: "We run your Google and Facebook ads.",
        features: ["You know the cost before we start", "Nothing goes live without your OK"],
        details: {
          need: "I don’t have time to look after my ads.",
          text: "If you have a page or a website, we write and run the ads, in your own accounts.",
          link: "How we manage ads",
        },
      },
      analytics: {
        title: "Analytics and reporting",
        description: "You see where your customers come from.",
        features: ["We count calls, messages and orders", "A report you can read without help"],
        details: {
          need: "I can’t tell if my ads pay.",
          text: "Our monthly report tells you. It’s included if we run your ads.",
          link: "What the report says",
        },
      },
      instantWebsites: {
        title: "Instant websites",
        description: `The site is yours, with ${times.support} of support.`,
        features: [`${changes} in the price`, "Easy to read on a phone"],
        details: {
          need: "I don’t have a website I’d show anybody.",
          text: `We build one of ${quantity(facts.websites.pages, "page", "pages")}, with your words and photos.`,
          link: "The day-by-day timetable",
        },
      },
      chat: {
        title: "Message us on WhatsApp",
        description: "Text, photo or voice note.",
        features: [hasAssistant ? "Sundays too" : "Whenever it comes to mind", "Any question at all"],
        details: { need: "Just a question.", text: "Ask it as it comes.", link: "Send a message or voice note" },
      },
      landingPages: {
        title: "Professional landing pages",
        description: "One page, made to get you calls.",
        features: ["Hosting and SSL included", "You check it before it goes live"],
        details: {
          need: "I need a page for one particular offer.",
          text: "We write it, keep it online and change it when you need.",
          link: "What’s included",
        },
      },
      rispondiSubito: {
        title: "RispondiSubito",
        description: `It answers your calls ${availability}, in ${answering.rispondiSubitoSpeaks}.`,
        features: ["It connects to your CRM", "No receptionist to pay"],
        details: {
          need: "I can’t pick up while I’m working.",
          text: "It picks up for you, and notes who rang and why.",
          link: "How RispondiSubito works",
        },
      },
    },
  } satisfies ServicesWords;
};
