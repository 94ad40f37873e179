import { aroundTheClock, euro, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../prices.ts";
import { termsIn } from "../terms/index.ts";
import type { ServiceCardsWords } from "./words.ts";

const { firstTerm, times } = termsIn("en");
const { adsManagement, threeMonths } = site.offers;
const ranges = site.priceRanges;
const activation = `running in ${times.activation}`;

export const en = {
  title: "Choose where to start",
  text: "Take one on its own or combine them. We measure everything, from the first click to the phone call.",
  cards: [
    {
      title: "Lead generation",
      description: "People ready to talk to you, not just visits.",
      icon: "target",
      price: fromPrice(ranges.leadGeneration, "en"),
      time: `first prospects ${times.prospects} after launch`,
      features: [
        "An audience chosen by area and by need",
        "Every call and enquiry tracked",
        "You know where each contact came from",
      ],
      path: "services/lead-generation",
      whatsapp: false,
      details: {
        text: "We get you found by people who need you right now, in your area, and give them a good reason to call. You get enquiries, not visitor statistics.",
        link: "How we bring in enquiries",
      },
    },
    {
      title: "E-commerce promotion",
      description: "More orders, fewer abandoned baskets, margins under control.",
      icon: "cart",
      price: fromPrice(ranges.ecommerce, "en"),
      time: activation,
      features: [
        "Ads for the products you make money on",
        "A reminder for shoppers who didn’t check out",
        "Revenue and costs in the same table",
      ],
      path: "services/ecommerce",
      whatsapp: false,
      details: {
        text: "We bring people ready to buy into your online shop, and win back those who stopped at the checkout. With an eye on the margin.",
        link: "How we grow your orders",
      },
    },
    {
      title: "Ads management",
      description: "Google and Facebook ads, with the budget where it really pays.",
      icon: "megaphone",
      price: `from${NBSP}${euro(adsManagement.minimumMonthlyFee, "en")} a month`,
      time: `${activation}; ${firstTerm}`,
      features: [
        "Google for people searching, Facebook for people who don’t know you yet",
        "Costs in writing before we start",
        "Nothing starts without your yes",
      ],
      path: "services/ads",
      whatsapp: false,
      details: {
        text: "Google for people looking for you, Facebook for people who don’t know you exist yet. We write the ads, keep an eye on them and tell you what each contact costs.",
        link: "How we manage ads",
      },
    },
    {
      title: "Analytics and reporting",
      description: "Clear figures, explained, so decisions are easier.",
      icon: "bars",
      price: fromPrice(ranges.analytics, "en"),
      time: activation,
      features: [
        "We count calls, messages and orders",
        "A report that needs no interpreter",
        "Keep what pays, stop what doesn’t",
      ],
      path: "services/analytics",
      whatsapp: false,
      details: {
        text: "Where do your customers come from? What do they cost you? What should you stop? A report in plain words that we go through together, so your next decision is a sound one.",
        link: "How we read the figures",
      },
    },
    {
      title: "Instant websites",
      description: `A complete, ready-to-use site with ${times.support} of support.`,
      icon: "bolt",
      price: fromPrice(ranges.instantWebsites, "en"),
      time: `online in ${times.instantSite}`,
      features: [
        "A precise calendar, from analysis to launch",
        "A package of changes included in the price",
        "Easy to read on a phone",
      ],
      path: "instant-websites",
      whatsapp: false,
      details: {
        text: `A complete site in ${times.instantSite}, from analysis to launch. With ${times.support} of support and an annual package of changes already in the price.`,
        link: "The calendar, day by day",
      },
    },
    {
      title: "Message us on WhatsApp",
      description: `Text or voice note: the virtual assistant replies ${aroundTheClock(site.availability)}.`,
      icon: "chat",
      price: "",
      time: "",
      features: ["Write when you have a moment, Sundays too", "Text, photo or voice note", "The consultation is free"],
      path: null,
      whatsapp: true,
      details: {
        text: `A quick question, a photo, a voice note from the van. The virtual assistant replies ${times.availability}: the easiest way to start talking.`,
        link: "Send a message or voice note",
      },
    },
    {
      title: "Professional landing pages",
      description: "One page, one goal: more enquiries.",
      icon: "page",
      price: `from${NBSP}${euro(threeMonths.price, "en")}`,
      time: `online in ${times.landingPage}`,
      features: [
        "Hosting and SSL certificate included",
        "Statistics and updates included",
        "You review it before it goes live",
      ],
      path: "landing-page-professionali",
      whatsapp: false,
      details: {
        text: `A single page for a single offer, written to bring you enquiries. Ready in ${times.landingPage}, with hosting, SSL, statistics and updates included.`,
        link: "What the page includes",
      },
    },
    {
      title: "RispondiSubito",
      description: `The automatic answering service that picks up for you, ${aroundTheClock(site.availability)}.`,
      icon: "phone",
      price: fromPrice(ranges.rispondiSubito, "en"),
      time: activation,
      features: ["Connected to your CRM", "Passes each call to the right person", "No operator to pay for"],
      path: "services/rispondi-subito",
      whatsapp: false,
      details: {
        text: `The automatic switchboard that answers ${aroundTheClock(site.availability)}, puts the call through to the right person and leaves a record in your CRM. With no operator to pay for.`,
        link: "How RispondiSubito works",
      },
    },
  ],
} satisfies ServiceCardsWords;
