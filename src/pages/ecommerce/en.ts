import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const en = ({ approved, euro, facts, late, madeIn, ...say }: Say) => {
  const { monthsIn, shortNote, startingPrice, sums, times } = say;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const months = monthsIn("ecommerce");
  const price = startingPrice("ecommerce");

  return {
    label: "E-commerce promotion",
    menuText: "Fewer abandoned baskets, more orders",
    meta: {
      title: `Sell more online: ${price} plus ad spend`,
      description: `Google, Facebook and Instagram ads for your online shop, led by the margin on each product. Live in ${times.activation}, ${price}${months && ` for ${months}`}.`,
      imageAlt: "The page title beside a striped trolley full of parcels",
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
      lede: `We set up your products, ads and tracking${months && ` and run them for ${months}`}, with an eye on your margin.`,
      offer: [
        { figure: price, note: shortNote("ecommerce") },
        {
          figure: quantity(facts.delivery.activationWorkingDays, "day", "days"),
          note: "working days, once you approve",
        },
        { figure: "Included", note: "tracking and reports" },
      ],
      pictureAlt: "Geometric composition: coloured parcels drop into a striped trolley",
    },
    moves: "A few products on one channel: near the minimum. A big catalogue on several: more.",
    leaks: {
      title: "Where orders get lost",
      rows: [
        {
          leak: "The wrong people come in",
          remedy: "Ads in buyers’ own words; as little as possible on other searches.",
        },
        { leak: "The product page puts buyers off", remedy: "Photos, price, delivery and returns, easy to find." },
        {
          leak: "The basket is left behind",
          remedy: "One ad as a reminder, and no stalking.",
        },
        { leak: "Buyers don’t come back", remedy: "Offers for existing customers." },
      ],
    },
    process: {
      title: "We start with your figures",
      text: "Step by step, with a sample order.",
      steps: [
        {
          title: "We check the figures",
          text: "The most an order can cost you.",
          line: "Selling price",
          amount: euro(samplePrices.price),
        },
        {
          title: "We pick the products",
          text: "Which to push, with what offer.",
          line: "Stock, shipping, returns",
          amount: `−${euro(samplePrices.goods)}`,
        },
        {
          title: "We write the ads",
          text: `${madeIn} Then you approve.`,
          line: "Ads",
          amount: `−${euro(samplePrices.ads)}`,
        },
        {
          title: "We follow the margin",
          text: "More budget for the products that earn.",
          line: "Left for you, excluding VAT",
          amount: euro(samplePrices.left),
        },
      ],
    },
    features: {
      title: "What we do for your shop",
      items: [
        {
          title: "Products on show",
          text: "On Google to people searching, on Facebook and Instagram to likely buyers.",
        },
        { title: "Money where you earn", text: "We push what makes you a profit." },
        { title: "Seasons and stock", text: "The ads follow your stock: new lines, sales, clearance." },
        { title: "Orders traced", text: "To the ad that brought them, where possible." },
      ],
    },
    questions: {
      title: "Timing and figures",
      items: [
        {
          topic: "activation",
          question: "How soon can we start?",
          answer: `${times.activation} after you approve ${approved}. ${late} Your shop must be online: Shopify, WooCommerce, PrestaShop or similar.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "By what each order costs and the margin it leaves. Reports are in the price: no need for our analytics service.",
        },
      ],
    },
    after: {
      text: `${months ? `After ${months}` : "At the end"} it’s up to you: carry on and you move to ads management, with no second setup. On ${euro(sums.thresholdSpend)} of ads a month, to begin with, the fee is ${euro(minimumMonthlyFee)}; above that, ${feePercent}%.`,
      link: "What management costs",
    },
    cta: {
      title: "Let’s run the numbers for your shop",
      text: "Bring your web address and your most profitable product.",
      button: "Book or write to us",
    },
  } satisfies Words;
};
