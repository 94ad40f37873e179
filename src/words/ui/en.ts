import { isSample } from "../../facts/samples.ts";
import type { Say } from "../say.ts";
import type { UiWords } from "./it.ts";

export const en = ({ answering: { mainNumber }, facts }: Say) =>
  ({
    callNow: "Call now",
    callTollFree: `Call our ${mainNumber}`,
    writeOnWhatsapp: "Message us on WhatsApp",
    orWhatsapp: "or message us on WhatsApp",
    bookConsultation: "Book a free consultation",
    anotherQuestion: "Still got a question?",
    opensNewTab: "new tab",
    varies: "Varies",
    priceVaries: "The price depends on the project; we quote first.",
    footer: {
      vat: "VAT no.",
      company: {
        register: "Companies register:",
        rea: "REA",
        shareCapital: "Paid-up share capital",
        soleShareholder: "Single-shareholder company",
        pec: "Certified email",
      },
      accessibility: "Accessibility",
      privacy: "Privacy policy",
      cookies: "Cookie policy",
      linkedin: "LinkedIn",
      facebook: "Facebook",
      instagram: "Instagram",
      pages: "The agency",
      follow: "Follow us",
      sampleNotice: isSample(facts.name)
        ? "Demonstration site: the name, contact details, clients, reviews, terms and founder are samples."
        : "Site in preparation: some of its content is still sample content.",
    },
    carousel: {
      kind: "carousel",
      slideKind: "slide",
      previous: "Previous",
      next: "Next",
      slide: "{n} of {count}",
      position: "Items {first} to {last} of {count}",
    },
    reviews: {
      stars: "Five stars out of five",
      disclosure:
        "Straight from our Google listing, translated from Italian. We can’t change a word, and we haven’t vetted who wrote them.",
      disclosureOfOne: "From our Google listing, translated. We haven’t vetted who wrote it.",
      readOn: "See them on Google",
      readOne: "our reviews on Google",
      viewAll: "All reviews",
      price: "What it costs",
    },
    embeds: {
      mapTitle: "Map: where we are",
      openMap: "Open the map",
      loadMap: "Show the map",
      failed: "It did not load. Try again, or open the link.",
      feedTitle: "Our latest posts",
      openFeed: "Open our Instagram profile",
      loadFeed: "Show the posts",
      clickNotice:
        "This content comes from an outside service, which will receive your IP address and may use cookies.",
    },
  }) satisfies UiWords;
