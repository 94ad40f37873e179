import type { Say } from "../say.ts";
import type { ServiceCardsWords } from "./words.ts";

export const en = ({
  availability,
  euro,
  facts,
  feeTerms,
  fromEuro,
  fromMeans,
  cardPrice,
  officeHours,
  shortFeeTerms,
  times,
  vat,
}: Say) => {
  const { adsManagement, threeMonths } = facts.offers;
  const activation = `running in ${times.activation}`;

  return {
    title: "Choose where to start",
    text: `Take one service or combine several. Prices ${vat}. ${fromMeans}`,
    cards: [
      {
        title: "Lead generation",
        description: "People ready to talk to you.",
        icon: "target",
        ...cardPrice("leadGeneration"),
        time: `first prospects within ${times.prospects} of your campaign going live`,
        features: [
          "An audience chosen by area and by need",
          "Calls and enquiries with their source",
          "The cost of every enquiry",
        ],
        path: "services/lead-generation",
        whatsapp: false,
        details: {
          text: "We get you found by people who need you right now, in your area, and give them a good reason to call.",
          link: "How we bring in enquiries",
        },
      },
      {
        title: "E-commerce promotion",
        description: "More orders, fewer abandoned baskets, margins under control.",
        icon: "cart",
        ...cardPrice("ecommerce"),
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
        price: `${fromEuro(adsManagement.minimumMonthlyFee)} a month`,
        conditions: shortFeeTerms,
        time: activation,
        terms: `${feeTerms}.`,
        features: [
          "Google for people searching, Facebook for people who don’t know you yet",
          "Costs in writing before we start",
          "Nothing starts without your OK",
        ],
        path: "services/ads",
        whatsapp: false,
        details: {
          text: "Google for people looking for you, Facebook for people who don’t know you exist yet. We write the ads, keep an eye on them, and you know what each enquiry costs.",
          link: "How we manage ads",
        },
      },
      {
        title: "Analytics and reporting",
        description: "Clear figures, so decisions are easier.",
        icon: "bars",
        ...cardPrice("analytics"),
        time: activation,
        features: [
          "We count calls, messages and orders",
          "A report that needs no interpreter",
          "Keep what pays, stop what doesn’t",
        ],
        path: "services/analytics",
        whatsapp: false,
        details: {
          text: `Where do your customers come from? What do they cost you? What should you stop? A report ${times.report}, which we read with you.`,
          link: "How we read the figures",
        },
      },
      {
        title: "Instant websites",
        description: `A complete site, with ${times.support} of support.`,
        icon: "bolt",
        ...cardPrice("instantWebsites"),
        time: `online in ${times.instantWebsites}`,
        features: [
          "A precise calendar, from analysis to launch",
          "A package of changes included in the price",
          "Easy to read on a phone",
        ],
        path: "instant-websites",
        whatsapp: false,
        details: {
          text: `A complete site in ${times.instantWebsites}, from analysis to launch. With ${times.support} of support and an annual package of changes already in the price.`,
          link: "The calendar, day by day",
        },
      },
      {
        title: "Message us on WhatsApp",
        description: `Text or voice note: our virtual assistant replies at any hour.`,
        icon: "chat",
        price: "",
        conditions: "",
        time: "",
        features: [
          "Write when you have a moment, Sundays too",
          "Text, photo or voice note",
          "The consultation is free",
        ],
        path: null,
        whatsapp: true,
        details: {
          text: `A quick question, a photo, a voice note between two jobs. The virtual assistant, which is automatic, replies at any hour; a person, ${officeHours} (Italian time).`,
          link: "Send a message or voice note",
        },
      },
      {
        title: "Professional landing pages",
        description: "One page, one goal: more enquiries.",
        icon: "page",
        price: `${euro(threeMonths.price)} for ${times.threeMonths}`,
        conditions: "",
        time: `online in ${times.landingPages}`,
        features: [
          "Hosting and SSL certificate included",
          "Statistics and updates included",
          "You review it before it goes live",
        ],
        path: "landing-page-professionali",
        whatsapp: false,
        details: {
          text: `A single page for a single offer, written to bring you enquiries. Ready in ${times.landingPages}, with hosting, SSL, statistics and updates included.`,
          link: "What the page includes",
        },
      },
      {
        title: "RispondiSubito",
        description: `The automatic answering service that picks up for you, ${availability}.`,
        icon: "phone",
        ...cardPrice("rispondiSubito"),
        time: activation,
        features: ["Connected to your CRM", "Passes each call to the right person", "No operator to pay for"],
        path: "services/rispondi-subito",
        whatsapp: false,
        details: {
          text: `The automatic switchboard that answers at any hour, puts the call through to the right person and leaves a record in your CRM. With no operator to pay for.`,
          link: "How RispondiSubito works",
        },
      },
    ],
    others: [{ path: "flipping-catalog", ...cardPrice("flippingCatalog"), time: `ready in ${times.activation}` }],
  } satisfies ServiceCardsWords;
};
