import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  label: "E-commerce promotion",
  menuText: "Fewer abandoned baskets, more orders",
  meta: {
    title: "E-commerce promotion: more orders",
    description: `We promote your online shop on Google and Facebook: more orders, fewer abandoned baskets, margins under control. Up and running in ${times.activation}.`,
    imageAlt: "The page title beside a striped trolley full of parcels",
    service: {
      type: "E-commerce promotion",
      description:
        "Google and Facebook campaigns for online shops: product ads, abandoned-basket recovery and a close watch on the margin of every order.",
    },
  },
  hero: {
    kicker: "E-commerce promotion",
    title: "The basket is full.",
    accent: "Let’s get it to the till.",
    lede: "Google and Facebook ads for your online shop: more orders, fewer abandoned baskets, margins under control.",
    offer: [
      { figure: fromPrice(site.priceRanges.ecommerce, "en"), note: "depending on the project, plus VAT" },
      {
        figure: times.activationDays,
        note: "from your approval to going live (working days)",
      },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: coloured parcels drop into a striped trolley",
  },
  leaks: {
    title: "Where orders get lost",
    text: "An online shop loses sales in silence: nobody slams the door on the way out. These are the places we check first.",
    rows: [
      {
        leak: "The wrong people come in",
        remedy: "Ads in the words buyers use, and no money spent on searches that never bring an order.",
      },
      {
        leak: "The product page doesn’t convince",
        remedy: "Photos, price, delivery and returns in plain view, before the customer has to ask.",
      },
      {
        leak: "The basket is left behind",
        remedy: "An ad that reminds people of that very product, politely and without following them everywhere.",
      },
      {
        leak: "Buyers don’t come back",
        remedy: "Offers for people who are already customers: the reorder, the item that goes with it, the new season.",
      },
    ],
  },
  features: {
    title: "Sell more, and keep more of it",
    items: [
      {
        title: "Your products in the window",
        text: "On Google, in front of people searching for them by name; on Facebook, in front of people who love that kind of thing.",
      },
      {
        title: "Margins under control",
        text: "We push the items you make money on. An order at a loss is a present, postage paid.",
      },
      {
        title: "Seasons and stock",
        text: "Sales, holidays, new arrivals, leftover stock: the campaign follows your calendar and your stockroom.",
      },
      {
        title: "The path of every order",
        text: "Each sale is traced back to the product, the ad and the spend that brought it.",
      },
    ],
  },
  process: {
    title: "From stockroom to till",
    text: "We start from your accounts, because a good ad for the wrong product is just a cost.",
    steps: [
      {
        title: "We look at the numbers",
        text: "Margins, shipping, returns: they tell us the most an order can cost you.",
      },
      {
        title: "We pick the products",
        text: "Which to put in the window, which to leave on the shelf, who to show them to and with what offer.",
      },
      {
        title: "We open the shop window",
        text: `Within ${times.activation} of your approval, campaigns and tracking are running.`,
      },
      {
        title: "We move the budget",
        text: "More room for the products that earn, less for the ones that are merely admired.",
      },
    ],
  },
  questions: {
    title: "Timing and figures",
    items: [
      {
        question: "How long does it take to start?",
        answer: `Within ${times.activation} of your approval the campaigns are running. If the shop is live and the products are in order, nothing else is needed. If something has to be put right first, we tell you at the outset.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "We count the orders, and what you are left with: sales by product and by ad, the cost of each order, the margin after advertising. If a product sells but makes no money, the report says so.",
      },
    ],
  },
  cta: {
    title: "Let’s run your shop’s numbers",
    text: "Bring us the address of your site and your most profitable product. The consultation is free.",
    button: "Get my free consultation",
  },
} satisfies Words;
