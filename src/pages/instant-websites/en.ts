import { NBSP, plural, range } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../../words/prices.ts";
import { termsIn } from "../../words/terms/index.ts";
import type { Words } from "./words.ts";

const { times } = termsIn("en");
const { days, timeline } = site.delivery.instantSite;

export const en = {
  label: "Instant websites",
  menuText: "A finished, good-looking site of your own, in days",
  meta: {
    title: `Instant websites: online in ${times.instantSite}`,
    description: `Your business website online in ${times.instantSite}, with ${times.support} of support and an annual package of changes included in the price. See the calendar.`,
    imageAlt: "The page title beside a bolt that turns a sketch into a website",
    service: {
      type: "Instant websites",
      description: `Websites delivered in ${times.instantSite}, with ${times.support} of support and an annual package of changes included in the price.`,
    },
  },
  hero: {
    kicker: "Instant websites",
    title: "Today we talk.",
    accent: `In ${times.instantSite} your site is online.`,
    lede: `A professional site, planned around your business, with ${times.support} of support and an annual package of changes included in${NBSP}the${NBSP}price.`,
    offer: [
      { figure: fromPrice(site.priceRanges.instantWebsites, "en"), note: "depending on the project, plus VAT" },
      { figure: times.instantSite, note: "from analysis to launch" },
      { figure: "Free", note: "the first consultation" },
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
        text: "You tell us about your trade, customers and competitors. We gather words and photos and decide what the site has to achieve.",
      },
      {
        day: `Day${NBSP}${range(timeline.planning)}`,
        title: "Planning",
        text: "We map out pages, content and design. You see the plan before it becomes a website.",
      },
      {
        day: `Day${NBSP}${range(timeline.development)}`,
        title: "Development",
        text: "We build the pages, polish words and photos, and test everything on phone and computer.",
      },
      {
        day: `Day${NBSP}${range(timeline.launch)}`,
        title: "Launch",
        text: "One last check together, then the site is online and customers can find you.",
      },
    ],
  },
  benefits: {
    title: "Fast, and never on your own",
    items: [
      {
        title: "Rapid development",
        text: `From analysis to launch in ${times.instantSite}. The doors open, the season starts, and the website is already there.`,
      },
      {
        title: "Annual support",
        text: `For ${times.support} after launch we are here. Something isn’t working, or isn’t clear? Call or write, and we’ll deal with it.`,
      },
      {
        title: "Changes included in the price",
        text: "There is an annual package of changes: the new menu, the August opening hours, the person who has just joined the team.",
      },
    ],
  },
  included: {
    title: "What’s included",
    text: "A complete site, with no pages just to fill space. Every part is there to bring you enquiries.",
    items: [
      "What you do and for whom, in the first few lines",
      "Pages that read well on a phone",
      "A button to call and one for WhatsApp",
      "Opening hours, address and map",
      "Careful titles and descriptions for people searching on Google",
      "A count of visits and enquiries",
    ],
  },
  questions: {
    title: "What people ask most",
    items: [
      {
        question: `Is it really ${times.instantSite}?`,
        answer: `Yes: ${times.instantSite} from analysis to launch, following the calendar above. All we ask is that you send us photos and information at the start, and reply when we show you the plan.`,
      },
      {
        question: "How are a website’s results measured?",
        answer:
          "By counting who contacts you. The site records visits and, above all, the actions that matter: tapping the number, opening WhatsApp, looking up directions. So you can see which pages do their job and which need rewriting, perhaps with your package of changes.",
      },
    ],
  },
  cta: {
    title: `When ${plural(days, "does", "do")} your ${times.instantSite} start?`,
    text: "Tell us what you do. We’ll tell you what’s needed to begin, and when you would be online.",
    button: "Start my website",
  },
} satisfies Words;
