import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ feeTerms, approved, facts, fromEuro, times, priceLine, vat }: Say) =>
  ({
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
      title: "Four crafts,",
      accent: "done well.",
      lede: "Google Ads, Facebook Ads, SEO and data: what each tool does, and when your business really needs it.",
      offer: [
        {
          figure: fromEuro(facts.offers.adsManagement.minimumMonthlyFee),
          note: "a month, Google and Facebook",
        },
        {
          figure: times.activation,
          note: "from your approval to launch",
        },
        { figure: "Free", note: "consultation" },
      ],
      terms: feeTerms,
      pictureAlt:
        "Geometric composition of instruments side by side: a rule, a lens, a row of faders and a pair of compasses",
    },
    platforms: {
      title: "Some are searching, some don’t know you yet",
      text: "On Google you answer a question; on Facebook you spark curiosity. Which to use depends on what you sell.",
      google: {
        title: "Google Ads",
        text: "“Dentist open Saturday”, “tyres near me”: behind searches like these is someone who has already decided, and is choosing who from.",
        items: [
          "Search ads, for people with a need right now",
          "Product ads, with picture and price",
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
      today: "today",
      inAYear: "in a year",
      text: "Ads stop with the budget; a page that ranks well keeps bringing visitors. SEO takes patience, so we run it alongside campaigns.",
      items: [
        "Copy that answers what people ask",
        "Fast, tidy pages that search engines can read",
        "Google listing in order: map, hours, replies to reviews",
      ],
    },
    analytics: {
      title: "Analytics",
      text: "Without measurement, advertising is a gamble. Before spending anything we connect the tools that count enquiries, so every choice has a figure beside it.",
      items: [
        "Enquiries and orders counted at the source",
        "Ads and pages compared like for like",
        `A report ${times.report}`,
      ],
      price: `The price: ${priceLine("analytics")}, ${vat}.`,
    },
    questions: {
      title: "Before you choose",
      items: [
        {
          topic: "activation",
          question: "How soon is a campaign live?",
          answer: `In ${times.activation} from your approval of ${approved}. SEO takes longer, and depends on your competitors and on where you start.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "For every channel we count what an enquiry costs and how many become customers. That lets you compare Google, Facebook and unpaid search.",
        },
      ],
    },
    cta: {
      ...(facts.priceRanges.specializations === null && {
        prices:
          "Campaigns and analytics have published prices. The price of SEO depends on the project: it is in your quote.",
      }),
      title: "You don’t have to know which one.",
      text: "Tell us what you want to achieve. In a free consultation you’ll hear which tools we would use in your place, and which we would leave alone.",
      button: "Let’s talk about your goals",
    },
  }) satisfies Words;
