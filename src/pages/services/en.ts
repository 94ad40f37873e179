import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = (say: Say) => {
  const { euro, facts, list, prices, sums, terms, times } = say;
  const { recharge, threeMonths } = facts.offers;
  const { price, conditions } = prices.flippingCatalog.card;

  return {
    label: "Services",
    menuText: "Every service, with its price and timing.",
    meta: {
      title: "Services and prices: websites, ads, call answering",
      description: `Websites in ${times.instantWebsites}, Google Ads, online shops, landing pages and call answering: what each service costs and how soon it starts.`,
    },
    hero: {
      kicker: "From the first click to the phone call",
      title: "Services that bring you",
      accent: "calls and customers",
      lede: "Take what you need now. If you don’t need the rest, we’ll say so.",
      offer: [
        {
          figure: euro(facts.offers.threeMonths.price),
          note: `a landing page for ${times.threeMonths}, ${terms.vat}`,
        },
        { figure: times.activation, note: "to go live, usually" },
        { figure: "Free", note: "consultation" },
      ],
      pictureAlt: "A board of tiles, one for each service, from target to handset",
    },
    more: { text: `${[price, conditions].filter(Boolean).join("; ")}.`, link: "An online catalogue: Flipping Catalog" },
    guide: {
      title: "Help me choose",
      text: "Which one sounds like you? Each comes with our advice.",
      rows: [
        {
          need: "I don’t have a website I’d show anybody.",
          answer: `A new website, in ${times.instantWebsites}`,
          path: "instant-websites",
        },
        {
          need: "I have a website, but nobody calls.",
          answer: "Lead generation: we build the page and run the ads",
          path: "services/lead-generation",
        },
        {
          need: "I don’t have time to look after my ads.",
          answer: "Ads management: we run them for you",
          path: "services/ads",
        },
        {
          need: "I can’t tell if my ads pay.",
          answer: "Analytics and reporting",
          path: "services/analytics",
        },
        {
          need: "My online shop isn’t selling enough.",
          answer: "E-commerce promotion, margin first",
          path: "services/ecommerce",
        },
        {
          need: "I can’t pick up while I’m working.",
          answer: "RispondiSubito, which picks up for you",
          path: "services/rispondi-subito",
        },
        {
          need: "I need a page for one particular offer.",
          answer: `A landing page, in ${times.landingPages}`,
          path: "landing-page-professionali",
        },
        {
          need: "I reprint my catalogue every season.",
          answer: "Flipping Catalog: just send a link",
          path: "flipping-catalog",
        },
      ],
    },
    starts: {
      title: "How much would you like to start with?",
      text: `What it buys in the first months, excluding VAT. ${terms.adsRule}`,
      items: sums.starts.map(({ ads, budget, isProject, topUps, total }) => ({
        budget: euro(budget),
        buys: isProject
          ? `Lead generation with one page and one channel, and ${times.initialTerm} of management: ${euro(total)}, ${euro(ads)} of it ads.`
          : `${list([`A landing page for ${times.threeMonths}`, ...(topUps ? [quantity(topUps, "top-up", "top-ups")] : [])])}: ${euro(total)}${topUps ? `, ${euro(ads)} of it ads` : ""}.`,
        monthThree: isProject
          ? "At the end page and campaign are running, and you know what each enquiry cost."
          : `At the end the page is live${topUps ? ", and you know how many enquiries it brought" : ", without ads from us"}.`,
        follows: isProject
          ? `Then ${prices.ads.card.price} plus ads, until you stop.`
          : `Then another ${times.threeMonths} of the page at ${euro(threeMonths.renewal)}${topUps ? `, and ${euro(recharge.multiple)} a top-up` : ""}, or you stop.`,
      })),
    },
    terms: { title: "Fair terms", text: terms.keeps },
    cta: {
      title: "Not sure which one?",
      text: "A free consultation tells you where to start and what it costs.",
      button: "Get free advice",
    },
  } satisfies Words;
};
