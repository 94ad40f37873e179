import { aroundTheClock, NBSP, range } from "../../format.ts";
import { site } from "../../site.ts";
import type { ServiceCardsWords } from "./words.ts";

const { activationWorkingDays, instantSite, landingPage, supportMonths } = site.delivery;

export const en = {
  title: "Everything you need to grow online",
  text: "Services that work together: from the first click to the phone call we measure every step, and tell you what is working and what isn’t.",
  cards: [
    {
      title: "Lead generation",
      description: "People ready to talk to you, not just visits.",
      icon: "target",
      features: [
        "An audience chosen by area and by need",
        "Every call and enquiry tracked",
        "You know where each contact came from",
      ],
      path: "services/lead-generation",
      whatsapp: false,
    },
    {
      title: "E-commerce promotion",
      description: "More orders, fewer abandoned baskets, margins under control.",
      icon: "cart",
      features: [
        "Ads for the products that leave a margin",
        "A second invitation to those who didn’t check out",
        "Revenue and costs in the same table",
      ],
      path: "services/ecommerce",
      whatsapp: false,
    },
    {
      title: "Ads management",
      description: "Google and Facebook ads, with the budget where it really pays.",
      icon: "megaphone",
      features: [
        "Google for people searching, Facebook for people yet to meet you",
        "Costs in writing before we start",
        `Running in ${range(activationWorkingDays)} working${NBSP}days`,
      ],
      path: "services/ads",
      whatsapp: false,
    },
    {
      title: "Analytics and reporting",
      description: "Clear figures, read together, for unhurried decisions.",
      icon: "bars",
      features: [
        "We count calls, messages and orders",
        "A report that needs no interpreter",
        "Keep what pays, stop what doesn’t",
      ],
      path: "services/analytics",
      whatsapp: false,
    },
    {
      title: "Instant websites",
      description: `Online in ${instantSite.days}${NBSP}days, with ${supportMonths}${NBSP}months of support.`,
      icon: "bolt",
      features: [
        "A precise calendar, from analysis to launch",
        "A package of changes included in the price",
        "Easy to read on a phone",
      ],
      path: "instant-websites",
      whatsapp: false,
    },
    {
      title: "Message us on WhatsApp",
      description: `Text or voice note: the virtual assistant replies ${aroundTheClock(site.availability)}.`,
      icon: "chat",
      features: ["Write when you have a moment, Sundays too", "Text, photo or voice note", "The consultation is free"],
      path: null,
      whatsapp: true,
    },
    {
      title: "Professional landing pages",
      description: `One page, one purpose, ${landingPage.workingDays} working${NBSP}days.`,
      icon: "page",
      features: [
        "Hosting and SSL certificate included",
        "Statistics and updates included",
        "You review it before it goes live",
      ],
      path: "landing-page-professionali",
      whatsapp: false,
    },
    {
      title: "RispondiSubito",
      description: `The automatic answering service that never misses a call, ${aroundTheClock(site.availability)}.`,
      icon: "phone",
      features: ["Connected to your CRM", "Passes each call to the right person", "No operator to pay for"],
      path: "services/rispondi-subito",
      whatsapp: false,
    },
  ],
} satisfies ServiceCardsWords;
