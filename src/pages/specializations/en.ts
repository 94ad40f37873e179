import { capitalize } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ price, prices, terms, times }: Say) => {
  const { campaignStarts, vat } = terms;

  return {
    label: "Specializations",
    meta: {
      title: "Google, Facebook or SEO: which do you need?",
      description:
        "Google Ads, Facebook Ads, SEO and data analysis: what each one does, when your business needs it and how it’s priced. The consultation is free.",
      service: {
        type: "Digital marketing consultancy",
        description:
          "Google Ads and Facebook Ads campaigns, SEO and data analysis for small and medium-sized businesses.",
      },
    },
    hero: {
      kicker: "Specializations",
      title: "Google, Facebook or SEO:",
      accent: "which do you need?",
      lede: "Google if people are searching, Facebook if they aren’t, SEO for the long run.",
      offer: [
        { figure: times.activation, note: "from approval to a live campaign" },
        { figure: "Free", note: "consultation" },
      ],
      drawingAlt: "Instruments side by side: a rule, a lens, a row of faders and a pair of compasses",
    },
    platforms: {
      title: "Some people are looking for you. Others don’t know you yet.",
      google: {
        title: "Google Ads",
        text: "It reaches people who’ve decided and are choosing who to call.",
        items: [
          "Search ads, in the language people search in",
          "Product ads, with picture and price",
          "Display ads on the sites your audience reads",
        ],
      },
      facebook: {
        title: "Facebook Ads",
        text: "It sells the things people only want once they’ve seen them.",
        items: [
          "An audience chosen by country, language and interests",
          "Eye-catching pictures and video, on Instagram too",
          "A second ad for people who’ve been on your site",
        ],
      },
    },
    seo: {
      title: "SEO",
      today: "today",
      inAYear: "in a year",
      text: "Ads stop when the money does. A page that ranks well keeps bringing visitors, but it takes months.",
      items: [
        "Copy that answers what people ask",
        "Fast, clear pages that search engines can read",
        "An up-to-date Google listing: map, hours, replies",
      ],
    },
    analytics: {
      title: "Analytics",
      text: "How many enquiries came in, from where, and what each one cost you.",
      items: ["Where each enquiry and order came from", "Ads and pages compared", `A report ${times.report}`],
    },
    prices: {
      google: `${capitalize(prices.ads.card.price)}, ${prices.ads.card.conditions}, ${vat}.`,
      facebook: `Same price as Google Ads. To try it, start with TRY ADS: ${price("tryAds")} for ${times.tryAds}, ads included.`,
      analytics: `${capitalize(prices.analytics.card.price)}, ${prices.analytics.card.conditions}. If we run your ads, it’s included.`,
    },
    questions: {
      title: "Before you choose",
      items: {
        activation: {
          question: "When does a campaign start?",
          answer: `${campaignStarts} SEO takes more patience.`,
        },
        results: {
          question: "How do you measure results?",
          answer:
            "Channel by channel, with the cost of each enquiry. Tell us which became customers, and we count those too.",
        },
      },
    },
    cta: {
      title: "No need to choose yet",
      text: "Tell us what you want to achieve, and we’ll tell you which tool does it.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
