import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, prices, terms, times }: Say) => {
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
      lede: "We advertise the products that earn you money, in Italy or abroad, and bring back people who stopped at the till.",
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
          remedy: "We look at it as a buyer would: can you see photos, price, delivery and returns at once?",
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
          text: "The most you can spend on ads per order.",
          line: "Price, excluding VAT",
        },
        {
          title: "We choose together",
          text: "Which products to advertise, and which to leave alone.",
          line: "Goods, delivery, returns",
        },
        {
          title: "We write the ads",
          text: "In your buyers’ words. Nothing runs until you say yes.",
          line: "Ads",
        },
        { title: "We watch the margin", text: "An ad that eats into it stops.", line: "You keep" },
      ],
    },
    features: {
      title: "What we do",
      items: [
        { title: "Products on show", text: "On Google, Facebook and Instagram, in front of people who buy." },
        { title: "Budget that pays", text: "We advertise what makes you money, not just what sells." },
        { title: "Seasons and stock", text: "New lines and sales up front. What’s sold out drops out of the ads." },
        { title: "Orders traced", text: "Which ad brought an order, from which country, and what it cost you." },
      ],
    },
    questions: {
      title: "Timing and figures",
      items: {
        activation: {
          question: "How soon can we start?",
          answer: `${campaignStarts} You need an online shop: Shopify, WooCommerce, PrestaShop or similar.`,
        },
        results: {
          question: "How do you measure results?",
          answer: "Every month you see what an order cost, next to the margin it left.",
        },
      },
    },
    cta: {
      title: "Let’s do the sums",
      text: "Bring us your web address and the product that earns you most.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
