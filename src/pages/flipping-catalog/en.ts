import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");

export const en = {
  label: "Flipping Catalog",
  meta: {
    title: "Flipping Catalog: page-turning catalogues",
    description:
      "Flipping Catalog turns catalogues, brochures and menus into pages to leaf through on a phone. Sent as a link, and updated without printing them again.",
    imageAlt: "The title of the Flipping Catalog page beside a geometric catalogue with its pages fanned out",
    service: {
      type: "Page-turning digital catalogues",
      description:
        "Flipping Catalog: product catalogues, company brochures and restaurant menus made into interactive digital pages to turn.",
    },
  },
  hero: {
    kicker: "Flipping Catalog",
    title: "The digital catalogue",
    accent: "with pages to turn.",
    lede: "Pages turn under your finger like paper. But the catalogue is a link: when a price changes, there’s nothing to reprint.",
    offer: [
      { figure: fromPrice(site.priceRanges.flippingCatalog, "en"), note: "depending on the project, plus VAT" },
      {
        figure: times.activationDays,
        note: "until it’s ready, as a rule (working days)",
      },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: an open catalogue, its coloured pages fanning out from the spine",
  },
  advantages: {
    title: "Why turn pages rather than scroll",
    items: [
      {
        title: "An immersive experience",
        text: "One page at a time, with nothing around it to distract. People who turn pages take time to look, and go on to see what comes next.",
      },
      {
        title: "Optimized for mobile",
        text: "It opens from a message, an email or a code on the table. Nothing to download, nothing to pinch and zoom.",
      },
      {
        title: "Improved conversions",
        text: "Any page can lead to a call, a message or a purchase. Customers don’t have to remember to look you up later: you are already there.",
      },
    ],
  },
  demo: {
    title: "Leaf through a sample",
    text: "It’s the catalogue of a little pottery shop. Turn the pages with a finger, the mouse or the keyboard.",
    label: "Sample catalogue to leaf through",
    previous: "Page back",
    next: "Page forward",
    pages: [
      { title: "Made of clay", text: "Pottery thrown on the wheel, piece by piece. Spring catalogue." },
      { title: "The morning mug", text: "Wide handle, thin rim. Keeps your coffee warm and asks no questions." },
      { title: "The big bowl", text: "Holds salad for everyone, including those who said they weren’t coming." },
      { title: "The jug", text: "Pours without dripping. It sounds like nothing: try finding another." },
      { title: "The crooked vase", text: "Crooked on purpose. The flowers in it stand up straight." },
      { title: "Drop in", text: "We’re behind the square, where the cat sleeps. If we’re asleep too, ring the bell." },
    ],
  },
  uses: {
    title: "What people use it for",
    items: [
      {
        title: "Product catalogues",
        text: "The furniture shop sends its new collection to its regulars; they come in already knowing what they want to see.",
      },
      {
        title: "Company brochures",
        text: "The builder shows finished projects during the site visit, then leaves a link instead of a folder.",
      },
      {
        title: "Restaurant menus",
        text: "The dish of the day changes every morning, the wine list every season. The code on the table stays the same.",
      },
    ],
  },
  questions: {
    title: "The usual questions",
    items: [
      {
        question: "How soon is the catalogue ready?",
        answer: `Normally within ${times.activation} of receiving your words and pictures. If you already have a designed catalogue, we start from that.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "We count how many people open it, how far they read and how many go on to call, write or buy. So you know which pages pull their weight and which are worth redoing.",
      },
    ],
  },
  cta: {
    title: "Got a catalogue in a drawer?",
    text: "Send it as it is, even as a photo. In a free consultation we’ll tell you how it would look with pages to turn.",
    button: "Send us your catalogue",
  },
} satisfies Words;
