import { NBSP, quantity, range } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({
  facts,
  startingPrice,
  keeps,
  nextPrice,
  shortNote,
  supportEnd,
  times,
  priceLine,
  vat,
  websiteIncludes,
}: Say) => {
  const { timeline } = facts.delivery.instantWebsites;
  const { yearlyChanges } = facts.websites;
  const next = nextPrice("instantWebsites");

  return {
    label: "Instant websites",
    menuText: `A complete site, with ${times.support} of support`,
    meta: {
      title: `A website in ${times.instantWebsites}, ${startingPrice("instantWebsites")}`,
      description: `Your business website online in ${times.instantWebsites}, with ${times.support} of support and ${yearlyChanges} small changes in the price: ${priceLine("instantWebsites")}, plus VAT.`,
      imageAlt: "The page title beside a bolt that turns a sketch into a website",
      service: {
        type: "Turnkey websites",
        description: `Websites delivered in ${times.instantWebsites}, with ${times.support} of support and an annual package of changes included in the price.`,
      },
    },
    hero: {
      kicker: "Turnkey websites",
      title: "Today we start.",
      accent: `In ${times.instantWebsites} your site is online.`,
      lede: `A professional site, planned around your business, with ${websiteIncludes} in${NBSP}the${NBSP}price.`,
      offer: [
        { figure: startingPrice("instantWebsites"), note: shortNote("instantWebsites") },
        { figure: times.instantWebsites, note: "from analysis to launch" },
        { figure: `${yearlyChanges}${NBSP}changes`, note: `and ${times.support} of support` },
      ],
      pictureAlt: "Geometric composition: a bolt turns the outline of a page into the finished site",
    },
    timeline: {
      title: "Your website’s calendar",
      text: "You always know how far we’ve got and what we need from you.",
      steps: [
        {
          day: `Day${NBSP}${range(timeline.analysis)}`,
          title: "Requirements analysis",
          text: "You tell us about your trade, customers and competitors. We gather your texts and photos and decide what the site has to achieve.",
        },
        {
          day: `Day${NBSP}${range(timeline.planning)}`,
          title: "Planning",
          text: "We map out pages, content and design. You see the plan before it becomes a website.",
        },
        {
          day: `Day${NBSP}${range(timeline.development)}`,
          title: "Development",
          text: "We build the pages, polish texts and photos, and test everything on phone and computer.",
        },
        {
          day: `Day${NBSP}${range(timeline.launch)}`,
          title: "Launch",
          text: "One last check with you, then the site is online.",
        },
      ],
    },
    online: {
      title: "When are you online?",
      text: "Choose the day we start. Your calendar works out the date.",
      start: "We start",
      result: "The day you are online",
      tomorrow: "tomorrow",
      time: `in ${times.instantWebsites}`,
      online: "and you are online",
      note: "We start on a working day. From then on every day counts, holidays too.",
      examples: { caption: "Three examples", columns: ["We start", "You are online"] },
    },
    benefits: {
      title: "What you get, and what comes after",
      text: `Site and support in one price: ${priceLine("instantWebsites")}, ${vat}.`,
      items: [
        {
          figure: times.instantWebsites,
          title: "Rapid development",
          text: "The season starts, and the website is already there.",
        },
        {
          figure: times.support,
          title: "Annual support",
          text: "After launch we are still here. Call or write, and we’ll deal with it.",
        },
        {
          figure: quantity(yearlyChanges, "change", "changes"),
          title: "Changes included in the price",
          text: "The annual package of changes, for small things: the new menu, the August opening hours, the person who has just joined the team.",
        },
      ],
      ...(next && {
        after: { figure: next, text: `After the ${times.support}, only if you go on, ${vat}. ${keeps}` },
      }),
    },
    included: {
      title: "What’s included",
      text: `Every part is there to bring you enquiries. The price also includes ${websiteIncludes}, for ${times.support}.`,
      items: [
        "What you do and for whom, in the first few lines",
        "Pages that read well on a phone",
        "A button to call and one for WhatsApp",
        "Opening hours, address and map",
        "Clear titles and descriptions for people searching on Google",
        "Visit and enquiry statistics",
      ],
    },
    questions: {
      title: "What people ask most",
      items: [
        {
          topic: "activation",
          question: `Is it really ${times.instantWebsites}?`,
          answer: `Yes. They count from the first day of analysis, when we talk it through. Bring photos and information, and reply when we show you the plan.`,
        },
        {
          question: `And after the ${times.support}?`,
          answer: supportEnd,
        },
        {
          topic: "results",
          question: "How are a website’s results measured?",
          answer:
            "The site counts visits and those who contact you, from the number, from WhatsApp or from the map. So you can see which pages do their job.",
        },
      ],
    },
    cta: {
      title: "When would you like to be online?",
      text: "Tell us what you do. We’ll explain what’s needed to begin, and when you would be online.",
      button: "Let’s talk about your site",
    },
  } satisfies Words;
};
