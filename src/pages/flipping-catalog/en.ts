import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, facts, prices, times }: Say) => {
  const { from, note } = prices.flippingCatalog;

  return {
    label: "Flipping Catalog",
    meta: {
      title: `Online catalogues you flick through, ${from}`,
      description:
        "Your catalogue, brochure or menu to flick through on a phone: sent as a link, updated without reprinting. Try the sample for yourself.",
      service: {
        type: "Page-turning digital catalogues",
        description: "Product catalogues, company brochures and restaurant menus with pages to turn online.",
      },
    },
    hero: {
      kicker: "Flipping Catalog",
      title: "Your catalogue in one link,",
      accent: "to flick through like paper",
      lede: "It opens on any phone. When a price changes you send us a line in English or Italian, and we update the page.",
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "to go live, usually",
        },
      ],
      drawingAlt: "An open catalogue, its coloured pages fanning out from the spine",
    },
    moves: `The lowest price covers ${quantity(facts.catalogs.pages, "page", "pages")}, with your copy and pictures. The file stays yours.`,
    advantages: {
      title: "Why it works",
      items: [
        {
          title: "An immersive experience",
          text: "Customers look at one page at a time, with nothing else on screen, as they would on paper.",
        },
        {
          title: "Optimized for mobile",
          text: "It opens from the link and reads at once, with nothing to download and no pinching.",
        },
        {
          title: "Improved conversions",
          text: "From any page they can ring or write, while they’re looking at the thing they want.",
        },
      ],
    },
    demo: {
      title: "Flick through a sample",
      text: "Here’s a pottery shop’s catalogue. Swipe, click or use the arrow keys.",
      label: "Sample catalogue to flick through",
      previous: "Back",
      next: "Forward",
      leaf: "Turn",
      ask: "Ask",
      scan: "Try it on your phone",
      pages: [
        { title: "Made of clay", text: "Pottery thrown on the wheel." },
        {
          title: "The mug",
          price: euro(samplePrices.mug),
          text: "Keeps your coffee warm and asks no questions.",
        },
        {
          title: "The bowl",
          price: euro(samplePrices.bowl),
          text: "Salad for everyone, expected or not.",
        },
        {
          title: "The jug",
          price: euro(samplePrices.jug),
          text: "Pours without dripping.",
        },
        {
          title: "The crooked vase",
          price: euro(samplePrices.vase),
          text: "Crooked on purpose. The flowers stand straight.",
        },
        {
          title: "Drop in",
          text: "We’re behind the square, where the cat sleeps.",
        },
      ],
    },
    uses: {
      title: "What it’s for",
      items: [
        {
          title: "Product catalogues",
          text: "Customers walk in with a piece in mind, because they saw it at home.",
        },
        {
          title: "Company brochures",
          text: "You show your finished jobs on the first visit, and send them again with the quote.",
        },
        {
          title: "Restaurant menus",
          text: "The menu changes; the QR code doesn’t.",
        },
      ],
    },
    questions: {
      title: "Timing, updates, results",
      items: [
        {
          topic: "activation",
          question: "When will I have it?",
          answer: `Usually ${times.activation} after we get your copy and pictures. In between, you see the design and approve it.`,
        },
        {
          question: "Who updates it?",
          answer: "We do, and it’s in the price while it’s online. Just send us prices, copy or photos.",
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "We tell you how many open it, how far they get and how many write to you.",
        },
      ],
    },
    cta: {
      title: "Got a catalogue in a drawer?",
      send: {
        start: "Send it by",
        chat: "WhatsApp",
        or: "or",
        mail: "email",
        end: ", even as a photo.",
      },
      text: "We’ll show you how it would look.",
      button: "Request a quote",
    },
  } satisfies Words;
};
