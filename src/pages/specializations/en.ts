import { euro, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { firstTerm, times } = termsIn("en");

export const en = {
  label: "Specializations",
  meta: {
    title: "Google Ads, Facebook Ads, SEO and data",
    description:
      "What we specialize in: Google and Facebook campaigns, SEO for local businesses, data analysis. What each one does, and when your business really needs it.",
    imageAlt: "The title of the specializations page beside geometric precision instruments",
    service: {
      type: "Digital marketing consultancy",
      description:
        "Google Ads and Facebook Ads campaigns, SEO and data analysis for small and medium-sized businesses.",
    },
  },
  hero: {
    kicker: "Specializations",
    title: "Ads, SEO and data,",
    accent: "done thoroughly.",
    lede: "What each tool does, and when your business really needs it.",
    offer: [
      {
        figure: `from${NBSP}${euro(site.offers.adsManagement.minimumMonthlyFee, "en")}`,
        note: `a month for your ads, plus VAT; ${firstTerm}`,
      },
      {
        figure: times.activationDays,
        note: "until the campaign is live (working days)",
      },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt:
      "Geometric composition of instruments side by side: a rule, a lens, a row of faders and a pair of compasses",
  },
  platforms: {
    title: "Some are searching, some don’t know you yet",
    text: "They work differently. On Google you answer a question; on Facebook you spark curiosity. Which to use depends on what you sell, not on what is in fashion.",
    google: {
      title: "Google Ads",
      text: "“Dentist open Saturday”, “tyres near me”: behind every search is someone who has already decided to buy, and is choosing who from.",
      items: [
        "Search ads, for people with a need right now",
        "Product ads, with picture and price in plain view",
        "Display ads on the sites your audience reads",
      ],
    },
    facebook: {
      title: "Facebook Ads",
      text: "The new gym in the neighbourhood, the autumn menu, the garden centre in bloom: things nobody searches for, and plenty of people want as soon as they see them.",
      items: [
        "An audience chosen by area, age and interests",
        "Pictures and videos people stop to look at",
        "A reminder for those who have already visited your site",
      ],
    },
  },
  seo: {
    title: "SEO",
    text: "Ads stop when the budget stops; a page that ranks well keeps bringing visitors. SEO takes patience: that is why we run it alongside campaigns, and don’t sell it to you as a shortcut.",
    items: [
      "Copy that answers what people ask",
      "Fast, tidy pages that search engines can read",
      "Local presence: map, opening hours and reviews looked after",
    ],
  },
  analytics: {
    title: "Analytics",
    text: "Without measurement, advertising is a gamble. Before spending anything we connect the tools that count enquiries, so every choice has a figure beside it.",
    items: [
      "Calls, messages and orders counted at the source",
      "Ads and pages compared on the same budget",
      "Reports in plain words, read together with you",
    ],
  },
  questions: {
    title: "Before you choose",
    items: [
      {
        question: "How soon is a campaign live?",
        answer: `Within ${times.activation} of your approval. SEO takes longer and we don’t promise it by a fixed date: it depends on your competitors and on where you start.`,
      },
      {
        question: "How do you measure results?",
        answer:
          "With the same yardstick for every channel: what a contact costs, and how many contacts become customers. That lets you compare Google, Facebook and unpaid search, and move the budget to where it pays most.",
      },
    ],
  },
  cta: {
    title: "You don’t have to know which one.",
    text: "Tell us what you want to achieve. In a free consultation we’ll tell you which tools we would use in your place, and which we would leave alone.",
    button: "Get my free consultation",
  },
} satisfies Words;
