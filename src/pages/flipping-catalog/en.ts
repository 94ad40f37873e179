import { WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

export const en = ({ euro, startingPrice, shortNote, times }: Say) =>
  ({
    label: "Flipping Catalog",
    meta: {
      title: "Page-turning digital catalogues: Flipping Catalog",
      description:
        "Flipping Catalog turns catalogues, brochures and menus into pages to leaf through on a phone. Sent as a link, and updated without reprinting.",
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
      accent: "with pages to turn, like paper.",
      lede: "It opens from a link on a phone, and is updated without reprinting.",
      offer: [
        { figure: startingPrice("flippingCatalog"), note: shortNote("flippingCatalog") },
        {
          figure: times.activation,
          note: "from texts and pictures, usually",
        },
        { figure: "Free", note: "consultation" },
      ],
      pictureAlt: "Geometric composition: an open catalogue, its coloured pages fanning out from the spine",
    },
    advantages: {
      title: "Why turn pages",
      items: [
        {
          title: "An immersive experience",
          text: "One page at a time, with nothing around it to distract. People who turn pages take time to look.",
        },
        {
          title: "Optimized for mobile",
          text: "It opens from a message, an email or a code on the table. Nothing to download, nothing to pinch and zoom.",
        },
        {
          title: "Improved conversions",
          text: "Any page can lead to a call, a message or a purchase.",
        },
      ],
    },
    demo: {
      title: "Leaf through a sample",
      text: "It’s a sample catalogue, of a little pottery shop. Turn the pages with a finger, the mouse or the keyboard.",
      label: "Sample catalogue to leaf through",
      previous: "Page back",
      next: "Page forward",
      leaf: "Turn",
      ask: "Ask on WhatsApp",
      scan: "Scan it and leaf through on your phone",
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
          text: "The furniture shop sends its new collection to its regulars; they come in with a piece in mind.",
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
          topic: "activation",
          question: "How soon is the catalogue ready?",
          answer: `As a rule, in ${times.activation} from receiving your texts and pictures. If you already have a designed catalogue, we start from that.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "We count how many people open it, how far they read and how many go on to call, write or buy. So you know which pages pull their weight.",
        },
      ],
    },
    cta: {
      title: "Got a catalogue in a drawer?",
      send: {
        start: "Send it by",
        chat: "WhatsApp",
        or: "or",
        mail: `e-${WORD_JOINER}mail`,
        end: ", even as a photo.",
      },
      text: "In a free consultation you’ll see how it would look.",
      button: "Ask about your catalogue",
    },
  }) satisfies Words;
