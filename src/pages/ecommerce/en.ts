import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { campaignStarts, late, madeIn } = terms;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const { from, note } = prices.ecommerce;

  return {
    label: "E-commerce promotion",
    menuText: "Fewer abandoned baskets, more orders",
    meta: {
      title: `Sell more online: ${from} plus ad spend`,
      description: `Google, Facebook and Instagram ads for your online shop, led by the margin on each product. Live in ${times.activation}, ${from} plus management and ads.`,
      service: {
        type: "E-commerce promotion",
        description:
          "Google and Facebook campaigns for online shops: product ads, abandoned-basket recovery and a close watch on margins.",
      },
    },
    hero: {
      kicker: "E-commerce promotion",
      title: "The basket is full.",
      accent: "Let’s get it to the till.",
      lede: `We set up and run your product ads and track orders, with an eye on margin.`,
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "to go live",
        },
        { figure: "Included", note: "tracking and reports" },
      ],
      pictureAlt: "Coloured parcels drop into a striped trolley",
    },
    moves: `The lowest price covers twenty products on one channel, setup included; more cost more. ${terms.adsRule}`,
    leaks: {
      title: "Where orders get lost",
      rows: [
        {
          leak: "The wrong people come in",
          remedy: "Ads worded for buyers, not window-shoppers.",
        },
        { leak: "The product page puts buyers off", remedy: "Photos, price, delivery and returns in plain view." },
        {
          leak: "The basket is left behind",
          remedy: "An ad reminds them, gently.",
        },
        { leak: "Buyers don’t come back", remedy: "Offers for existing customers." },
      ],
    },
    process: {
      title: "We start with your figures",
      text: "A sample order, before our fee.",
      steps: [
        {
          title: "We check the figures",
          text: "What you can afford in ads per order.",
          line: "Price, excluding VAT",
          amount: euro(samplePrices.price),
        },
        {
          title: "We pick the products",
          text: "Which to advertise, and how.",
          line: "Goods, delivery, returns",
          amount: `−${euro(samplePrices.goods)}`,
        },
        {
          title: "We write the ads",
          text: `${madeIn} You approve them.`,
          line: "Ads",
          amount: `−${euro(samplePrices.ads)}`,
        },
        {
          title: "We watch the margin",
          text: "We stop the ads that eat into it.",
          line: "You keep",
          amount: euro(samplePrices.left),
        },
      ],
    },
    features: {
      title: "What we do",
      items: [
        {
          title: "Products on show",
          text: "On Google, Facebook and Instagram, where buyers look.",
        },
        { title: "Budget where it pays", text: "We push what makes you a profit." },
        { title: "Seasons and stock", text: "The ads follow your stock, from new lines to clearance." },
        { title: "Orders traced", text: "To the ad they came from, where possible." },
      ],
    },
    questions: {
      title: "Timing and figures",
      items: [
        {
          topic: "activation",
          question: "How soon can we start?",
          answer: `${campaignStarts} ${late} You need an online shop: Shopify, WooCommerce, PrestaShop or similar.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "By what each order costs and earns. Reports included: no need for our analytics service.",
        },
      ],
    },
    after: {
      text: `From launch the campaign is under management: ${euro(minimumMonthlyFee)} a month for up to ${euro(sums.thresholdSpend)} of ads, above that ${feePercent}% of the whole spend, with no setup fee. ${terms.keeps}`,
      link: "What management costs",
    },
    cta: {
      title: "Let’s run the numbers for your shop",
      text: "Bring your web address and best-earning product.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
