import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ prices, terms, times }: Say) => {
  const { campaignStarts, vat } = terms;
  const { from, range } = prices.specializations;

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
        {
          figure: range ? from : "Price varies",
          note: "by channel: see below",
        },
        { figure: times.activation, note: "from approval to a live campaign" },
        { figure: "Free", note: "consultation" },
      ],
      pictureAlt: "Instruments side by side: a rule, a lens, a row of faders and a pair of compasses",
    },
    platforms: {
      title: "Reach people who search, and people who don’t",
      google: {
        title: "Google Ads",
        text: "Reaches people about to choose who to call.",
        items: [
          "Search ads, for people who need you now",
          "Product ads, with picture and price",
          "Display ads on the sites your audience reads",
        ],
      },
      facebook: {
        title: "Facebook Ads",
        text: "For things people want once they see them.",
        items: [
          "An audience chosen by area, age and interests",
          "Eye-catching pictures and video, on Instagram too",
          "A reminder for anyone who has visited your site",
        ],
      },
    },
    seo: {
      title: "SEO",
      today: "today",
      inAYear: "in a year",
      text: "Ads stop when the money does; a page that ranks well keeps bringing visitors.",
      items: [
        "Copy that answers what people ask",
        "Fast, clear pages that search engines can read",
        "An up-to-date Google listing: map, hours, replies to reviews",
      ],
    },
    analytics: {
      title: "Analytics",
      text: "Your enquiries, and what each one cost.",
      items: ["Where each enquiry and order came from", "Ads and pages compared", `A report ${times.report}`],
    },
    prices: {
      ads: `Management ${prices.ads.card.price} plus setup and ad spend, ${vat}.`,
      analytics: `Price: ${prices.analytics.line}, ${vat}.`,
    },
    questions: {
      title: "Before you choose",
      items: [
        {
          topic: "activation",
          question: "When does a campaign start?",
          answer: `${campaignStarts} SEO takes months.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer: "Channel by channel: what an enquiry costs, and how many become customers.",
        },
      ],
    },
    cta: {
      title: "No need to choose yet",
      text: "Tell us what you want to achieve. In a free consultation we’ll choose the right tool together.",
      button: "Get a free consultation",
    },
  } satisfies Words;
};
