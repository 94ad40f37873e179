import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ bills, euro, price, prices, terms, times }: Say) => {
  const { conditions, ...catalog } = prices.flippingCatalog.card;
  const more = bills.tryAdsAndMore?.bill;

  return {
    label: "Services",
    menuText: "Every service, with its price and timing.",
    meta: {
      title: "Services and prices: websites, ads, call answering",
      description: `Websites in ${times.instantWebsites}, Google Ads, online shops, landing pages and call answering: what each service costs and how soon it starts.`,
    },
    hero: {
      kicker: "From the first click to the phone call",
      title: "Start with the problem",
      accent: "you have today",
      lede: "Tell us in English. If one service is enough, we’ll say so.",
      offer: [
        {
          figure: price("shortPlan"),
          note: `a landing page for ${times.shortPlan}, ${terms.vat}`,
        },
        { figure: times.activation, note: "from your approval to a live campaign" },
        { figure: "Free", note: "consultation" },
      ],
      drawingAlt: "A board of tiles, one for each service, from target to handset",
    },
    more: {
      text: `“I reprint my catalogue every season”: ${[catalog.price, conditions].filter(Boolean).join(", ")}.`,
      link: "Flipping Catalog",
    },
    index: { title: "Or start with the problem" },
    starts: {
      title: "How much would you start with?",
      columns: ["Budget", "You pay, with VAT", "You buy"],
      orders: {
        landingPages: {
          title: `A landing page for ${times.shortPlan}`,
          reason: "For people who know you already: shop window, Google profile, Instagram, WhatsApp.",
        },
        tryAds: { title: "TRY ADS", reason: `A page and its ads, all included, for ${times.tryAds}. Then you decide.` },
        tryAdsAndMore: {
          title: "TRY ADS, then the page and top-ups",
          reason: more ? `${terms.spans.months(more.months)} in all, ${euro(more.ads.us)} of ads included.` : "",
        },
        leadGeneration: {
          title: "Lead generation with Win-Win",
          reason: `${capitalize(terms.withFirstTerm)}, ads included. The page is yours; enquiries arrive sorted.`,
        },
      },
      answering: "If you can’t pick up while you work, start with",
    },
    cta: {
      title: "Not sure which one?",
      text: "We’ll tell you in a free consultation, even if the answer is “nothing yet”.",
      button: "Get free advice",
    },
  } satisfies Words;
};
