import type { Facts } from "../../../src/facts/fact-rules.ts";

/** Reviews as those of a real agency. */
export const reviews: Facts["reviews"] = [
  {
    author: "Elena P.",
    company: { it: "Fioreria Ghezzi", en: "Fioreria Ghezzi" },
    topics: ["instantWebsites"],
    rating: 5,
    text: { it: "In 3 mesi 40 richieste.", en: "40 requests in 3 months." },
  },
  { author: "Carlo", rating: 5, text: { it: "Mai un ritardo.", en: "Never late." } },
];
