import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, late, madeIn, monthsIn, nextPrice, shortNote, startingPrice, times, vat }: Say) => {
  const months = monthsIn("flippingCatalog");
  const next = nextPrice("flippingCatalog");

  return {
    label: "Flipping Catalog",
    meta: {
      title: `Online catalogues with pages to turn, ${startingPrice("flippingCatalog")}`,
      description:
        "Your catalogue, brochure or menu to flick through on a phone: sent as a link, updated without reprinting. Try the sample for yourself.",
      imageAlt: "The title of the Flipping Catalog page beside a geometric catalogue with its pages fanned out",
      service: {
        type: "Page-turning digital catalogues",
        description:
          "Flipping Catalog: product catalogues, company brochures and restaurant menus made into interactive digital pages to turn.",
      },
    },
    hero: {
      kicker: "Flipping Catalog",
      title: "A digital catalogue",
      accent: "you flick through like paper",
      lede: "It opens from a link on any phone. When something changes, we update it for you.",
      offer: [
        { figure: startingPrice("flippingCatalog"), note: shortNote("flippingCatalog") },
        {
          figure: times.activation,
          note: "usually, from copy and pictures",
        },
        ...(next ? [{ figure: next, note: "after that, if you carry on" }] : []),
      ],
      pictureAlt: "Geometric composition: an open catalogue, its coloured pages fanning out from the spine",
    },
    moves: "It depends on how many pages there are, and how many are already designed.",
    advantages: {
      title: "Why pages that turn",
      items: [
        {
          title: "An immersive experience",
          text: "One page at a time, with nothing around it.",
        },
        {
          title: "Optimized for mobile",
          text: "Nothing to download, nothing to pinch and zoom.",
        },
        {
          title: "Improved conversions",
          text: "Every page can lead to a call, a message or a sale, and you see how often it does.",
        },
      ],
    },
    demo: {
      title: "Flick through a sample",
      text: "A sample catalogue for a small pottery shop. Use a finger, the mouse or the keyboard.",
      label: "Sample catalogue to flick through",
      previous: "Page back",
      next: "Page forward",
      leaf: "Turn",
      ask: "Ask on WhatsApp",
      scan: "Scan to try it on your phone",
      pages: [
        { title: "Made of clay", text: "Pottery thrown on the wheel, piece by piece. Spring catalogue." },
        {
          title: "The morning mug",
          price: euro(samplePrices.mug),
          text: "Wide handle, thin rim. Keeps your coffee warm and asks no questions.",
        },
        {
          title: "The big bowl",
          price: euro(samplePrices.bowl),
          text: "Holds salad for everyone, including those who said they weren’t coming.",
        },
        {
          title: "The jug",
          price: euro(samplePrices.jug),
          text: "Pours without dripping. It sounds like nothing. Try finding another.",
        },
        {
          title: "The crooked vase",
          price: euro(samplePrices.vase),
          text: "Crooked on purpose. The flowers in it stand up straight.",
        },
        {
          title: "Drop in",
          text: "We’re behind the square, where the cat sleeps. If we’re asleep too, ring the bell.",
        },
      ],
    },
    uses: {
      title: "What people use it for",
      items: [
        {
          title: "Product catalogues",
          text: "The shop sends out its new collection; customers walk in with a piece in mind.",
        },
        {
          title: "Company brochures",
          text: "The builder shows finished projects during the site visit.",
        },
        {
          title: "Restaurant menus",
          text: "The menu changes with the season; the code on the table doesn’t.",
        },
      ],
    },
    questions: {
      title: "Timing, updates, results",
      items: [
        {
          topic: "activation",
          question: "How soon is it ready?",
          answer: `Usually ${times.activation} after we have your copy and pictures. ${late} ${madeIn}`,
        },
        {
          question: "Who updates it, and how does it end?",
          answer: `We do: send us new prices, copy or photos${months && `, included for ${months}`}. Extra pages are quoted first. ${next && `After that it’s ${next}, ${vat}, with updates, only if you carry on. `}If you stop, the link closes and the pages are yours, as a PDF.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "We count who opens it, how far they read and who contacts you from it.",
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
      text: "In a free consultation you’ll see how it would look.",
      button: "Request a quote",
    },
  } satisfies Words;
};
