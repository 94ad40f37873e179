import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ approved, startingPrice, monthsIn, shortNote, times }: Say) => {
  const months = monthsIn("ecommerce");

  return {
    label: "E-commerce promotion",
    menuText: "Fewer abandoned baskets, more orders",
    meta: {
      title: "E-commerce promotion: more orders",
      description: `We promote your online shop on Google and Facebook: more orders, fewer abandoned baskets, margins under control. Live in ${times.activation}.`,
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
        { figure: startingPrice("ecommerce"), note: shortNote("ecommerce") },
        months ? { figure: months, note: "of service in the price" } : { figure: "Free", note: "consultation" },
        {
          figure: times.activation,
          note: "from your approval to launch",
        },
      ],
      pictureAlt: "Geometric composition: coloured parcels drop into a striped trolley",
    },
    leaks: {
      title: "Where orders get lost",
      text: "An online shop loses sales quietly. These are the places we check first.",
      rows: [
        {
          leak: "The wrong people come in",
          remedy: "Ads that use buyers’ own words, and no money spent on other searches.",
        },
        {
          leak: "The product page puts buyers off",
          remedy: "Photos, price, delivery and returns easy to see.",
        },
        {
          leak: "The basket is left behind",
          remedy: "An ad that reminds people of that very product, without following them everywhere.",
        },
        {
          leak: "Buyers don’t come back",
          remedy: "Offers for existing customers, such as a reorder or the new season.",
        },
      ],
    },
    features: {
      title: "Sell more, and keep more of it",
      items: [
        {
          title: "Your products in the window",
          text: "On Google, in front of people searching for them by name; on Facebook, in front of people with matching interests.",
        },
        {
          title: "Margins under control",
          text: "We push the items you make money on. The others can wait.",
        },
        {
          title: "Seasons and stock",
          text: "The campaign follows your calendar and your stockroom, sales and leftovers included.",
        },
        {
          title: "Where orders come from",
          text: "Orders traced back to the product, the ad and the spend that brought them.",
        },
      ],
    },
    process: {
      title: "How we start",
      text: "We start from your accounts, because a good ad for the wrong product is just a cost.",
      steps: [
        {
          title: "We look at the numbers",
          text: "Margins, shipping and returns tell us the most an order can cost you.",
        },
        {
          title: "We pick the products",
          text: "Which to put in the window, which to leave on the shelf, who to show them to and with what offer.",
        },
        {
          title: "We go live",
          text: `You approve ${approved}. In ${times.activation} campaigns and tracking are running.`,
        },
        {
          title: "We follow the margin",
          text: "More room for the products that earn, less for the ones that are merely admired.",
        },
      ],
    },
    questions: {
      title: "Timing and figures",
      items: [
        {
          topic: "activation",
          question: "How soon do we start?",
          answer: `In ${times.activation} from your approval of ${approved}. The shop has to be online, with its products in order. If something needs putting right, you know at the outset.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "We count sales by product and by ad, the cost of each order and the margin after advertising.",
        },
      ],
    },
    cta: {
      title: "Let’s run the numbers for your shop",
      text: "Bring us the address of your site and your most profitable product. Campaigns, basket recovery and a watch on margins are in the price.",
      button: "Let’s talk about your shop",
    },
  } satisfies Words;
};
