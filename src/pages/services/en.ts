import { aroundTheClock, NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import type { Words } from "./words.ts";

const { instantSite, landingPage, supportMonths } = site.delivery;
const { hoursPerDay, daysPerWeek } = site.availability;

export const en = {
  label: "Services",
  meta: {
    title: `Digital marketing services | ${site.name}`,
    description: `Lead generation, e-commerce, ads, reporting, sites in ${instantSite.days} days, landing pages and call answering: our services, and how to choose where to start.`,
    imageAlt: "The title of the services page beside a board of geometric tiles",
  },
  hero: {
    kicker: "Our services",
    title: "From the first click",
    accent: "to the phone call.",
    lede: "Take what you need now. The rest can wait, or you may never need it: we’ll tell you which.",
    pictureAlt: "Geometric composition: a board of tiles, one for each service, from target to handset",
  },
  // In the order of the cards of the home page.
  entries: [
    {
      text: "We get you found by people who need you right now, in your area, and give them a good reason to call. What you receive is enquiries, not visitor statistics.",
      link: "How enquiries arrive",
    },
    {
      text: "We bring people ready to buy into your online shop, and win back those who stopped at the checkout. With an eye on the margin, because selling at a loss is easy.",
      link: "How we help orders grow",
    },
    {
      text: "Google for people looking for you, Facebook for people who don’t know you exist yet. We write the ads, keep an eye on them and tell you what each contact costs.",
      link: "How we manage ads",
    },
    {
      text: "Where do your customers come from? What do they cost you? What is better stopped? A report in plain words, read together, so the next decision is a sound one.",
      link: "How we read the figures",
    },
    {
      text: `A complete site in ${instantSite.days}${NBSP}days, from analysis to launch. With ${supportMonths}${NBSP}months of support and a package of changes already in the price: when your price list changes, so does your site.`,
      link: "The calendar, day by day",
    },
    {
      text: `A quick question, a photo, a voice note from the van. The virtual assistant replies ${hoursPerDay}${NBSP}hours a day, ${daysPerWeek}${NBSP}days a week: the easiest way to start talking.`,
      link: "Send a message or voice note",
    },
    {
      text: `A single page for a single offer, written to make people get in touch. Ready in ${landingPage.workingDays} working${NBSP}days, with hosting, SSL, statistics and updates included.`,
      link: "What the page includes",
    },
    {
      text: `The automatic switchboard that answers ${aroundTheClock(site.availability)}, puts the call through to the right person and leaves a record in your CRM. With no operator to pay for.`,
      link: "How RispondiSubito works",
    },
  ],
  guide: {
    title: "Where should you start?",
    text: "Find the sentence you might say yourself. Beside it is our advice, and the page that explains it.",
    rows: [
      {
        need: "I have no website, or none I’d care to show.",
        answer: `An instant website: online in ${instantSite.days}${NBSP}days.`,
        path: "instant-websites",
      },
      {
        need: "I have a website, but the phone doesn’t ring.",
        answer: "Lead generation: the right people, with a reason to call you.",
        path: "services/lead-generation",
      },
      {
        need: "I can’t answer the phone while I’m working.",
        answer: "RispondiSubito: it picks up for you.",
        path: "services/rispondi-subito",
      },
      {
        need: "I spend on advertising and can’t tell if it pays.",
        answer: "Analytics and reporting: measure first, then decide.",
        path: "services/analytics",
      },
    ],
  },
  cta: {
    title: "Not sure which to choose?",
    text: "That’s normal. Tell us about your business in a free consultation: you’ll leave with a place to start, not a price list.",
    button: "Ask for advice",
  },
} satisfies Words;
