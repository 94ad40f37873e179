import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, prices, terms, times }: Say) => {
  const { campaignStarts } = terms;
  const { from, note } = prices.ecommerce;

  return {
    label: "E-commerce promotion",
    menuText: "Fewer abandoned baskets, more orders",
    meta: {
      title: `Sell more online: ${from} plus ad spend`,
      description: `Google and Facebook ads for your online shop, led by the margin. Live in ${times.activation}, ${from} ${terms.withFirstTerm}, ${terms.adsExcluded}.`,
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
      lede: "We work in English, tidy your product data and run ads that pay.",
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "to go live",
        },
        { figure: "Included", note: "tracking and reports" },
      ],
      drawingAlt: "Coloured parcels drop into a striped trolley",
    },
    moves: `The lowest price covers ${quantity(facts.shops.products, "product", "products")} on one channel, setup included. We choose them together.`,
    leaks: {
      title: "Where orders get lost",
      rows: [
        {
          leak: "The wrong people come in",
          remedy: "We keep out people who only want freebies or ideas.",
        },
        {
          leak: "The product page puts buyers off",
          remedy: "We look at it as a buyer would, and put photos, price, delivery and returns in plain view.",
        },
        {
          leak: "The basket is left behind",
          remedy: "An ad reminds them of that product, without chasing anyone.",
        },
        { leak: "Buyers don’t come back", remedy: "We show them what to buy next." },
      ],
    },
    process: {
      title: "Your figures first",
      text: "A sample order, before our fee.",
      steps: [
        {
          title: "We check the figures",
          text: "We work out the most you can spend on ads per order.",
          line: "Price, excluding VAT",
          amount: euro(samplePrices.price),
        },
        {
          title: "We choose together",
          text: "We decide with you which products to advertise and which to leave.",
          line: "Goods, delivery, returns",
          amount: `−${euro(samplePrices.goods)}`,
        },
        {
          title: "We write the ads",
          text: "They use your buyers’ words, and nothing runs until you approve it.",
          line: "Ads",
          amount: `−${euro(samplePrices.ads)}`,
        },
        {
          title: "We watch the margin",
          text: "When an ad eats into it, we stop that ad.",
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
          text: "We show them to buyers on Google, Facebook and Instagram.",
        },
        { title: "Budget that pays", text: "We push what leaves a margin, not what only adds turnover." },
        {
          title: "Seasons and stock",
          text: "The ads follow your stock, push new lines and stop for anything sold out.",
        },
        { title: "Orders traced", text: "Where we can, you see which ad an order came from and what it cost you." },
      ],
    },
    questions: {
      title: "Timing and figures",
      items: [
        {
          topic: "activation",
          question: "How soon can we start?",
          answer: `${campaignStarts} You need an online shop: Shopify, WooCommerce, PrestaShop or similar.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "Every month you see what an order cost next to the margin it left. The report’s included, so you don’t need our analytics service.",
        },
      ],
    },
    cta: {
      title: "Let’s do the sums",
      text: "Bring us your web address and the product that earns you most.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
