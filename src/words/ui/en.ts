import { mainNumber } from "../main-number.ts";
import type { UiWords } from "./words.ts";

export const en = {
  call: "Call",
  callTollFree: `Call our ${mainNumber.en}`,
  writeOnWhatsapp: "Message us on WhatsApp",
  bookConsultation: "Book a free consultation",
  anotherQuestion: "Another question?",
  opensNewTab: "opens in a new tab",
  vatExtra: "plus VAT",
  priceRange: "Quoted per project",
  priceVaries: "varies with what you need",
  areaServed: ["Europe"],
  footer: {
    title: "Let’s talk now.",
    vat: "VAT no.",
    legalAddress: "Registered office",
    operationalAddress: "Main office",
    privacy: "Privacy policy",
    cookies: "Cookie policy",
    linkedin: "LinkedIn",
    facebook: "Facebook",
    instagram: "Instagram",
    pages: "The agency",
    follow: "Follow us",
    sampleNotice: "Demonstration site: the name, contact details, clients, reviews and founder are sample content.",
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
      "Reviews chosen from our Google listing: whole texts, shortened names. Translated from Italian, otherwise unedited. Google applies its own checks; we add none.",
    readOn: "Read the reviews",
    readOne: "read this review on Google",
    viewAll: "All testimonials",
  },
  embeds: {
    mapTitle: "Map: where we are",
    openMap: "Open the map",
    loadMap: "Show the map",
    feedTitle: "Latest posts from our channels",
    openFeed: "Open our Instagram profile",
    loadFeed: "Show the posts",
    clickNotice: "This content comes from an outside service, which will receive your IP address and may use cookies.",
  },
} satisfies UiWords;
