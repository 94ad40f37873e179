import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ facts, prices, times }: Say) => {
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
      lede: "It opens on any phone. When a price changes, send us a line and we change the page.",
      offer: [
        { figure: from, note },
        {
          figure: times.activation,
          note: "to go live, usually",
        },
      ],
      drawingAlt: "An open catalogue, its coloured pages fanning out from the spine",
    },
    moves: `The lowest price covers ${quantity(facts.catalogs.pages, "page", "pages")}, with your copy and pictures.`,
    advantages: {
      title: "Why it works",
      items: [
        { title: "An immersive experience", text: "One page at a time and nothing else on screen, as on paper." },
        {
          title: "Optimized for mobile",
          text: "It opens from the link and reads at once. Nothing to download, no pinching.",
        },
        { title: "Improved conversions", text: "They ring or write from the page they’re looking at." },
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
      pages: {
        cover: { title: "Made of clay", text: "Pottery thrown on the wheel." },
        mug: { title: "The mug", text: "Keeps your coffee warm and asks no questions." },
        bowl: { title: "The bowl", text: "Salad for everyone, expected or not." },
        jug: { title: "The jug", text: "Pours without dripping." },
        vase: { title: "The crooked vase", text: "Crooked on purpose. The flowers stand straight." },
        shop: { title: "Drop in", text: "We’re behind the square, where the cat sleeps." },
      },
    },
    uses: {
      title: "What it’s for",
      items: [
        {
          title: "Product catalogues",
          text: "Customers walk in with a piece in mind, because they’ve seen it on their phone.",
        },
        { title: "Company brochures", text: "A guide to the neighbourhood that a family moving here will keep." },
        { title: "Restaurant menus", text: "The menu changes; the QR code doesn’t." },
      ],
    },
    questions: {
      title: "Timing, updates, results",
      items: {
        activation: {
          question: "When will I have it?",
          answer: `${times.activation} after we get your copy and pictures. You approve the design first.`,
        },
        updates: {
          question: "Who updates it?",
          answer: "We do, at no extra cost while it’s online. Send us prices, copy or photos.",
        },
        results: {
          question: "How do you measure results?",
          answer: "We tell you how many open it, how far they get and how many write to you.",
        },
      },
    },
    cta: {
      title: "Got a catalogue in a drawer?",
      send: { start: "Send it by", chat: "WhatsApp", or: "or", mail: "email", end: ", even as a photo." },
      text: "We’ll show you how it would look.",
      button: "Request a quote",
    },
  } satisfies Words;
};
