import { site } from "../../site.ts";
import type { Words } from "./words.ts";

export const en = {
  label: "Testimonials",
  meta: {
    title: "What our clients say",
    description:
      "In the words of those who work with us: restaurants, garages, practices, shops. What they were after, what changed and how they got on with the agency.",
    imageAlt: "The page title beside large geometric quotation marks and a row of stars",
  },
  hero: {
    kicker: "Reviews on Google",
    title: "Never mind what we say.",
    accent: "Ask our clients.",
    lede: "In the words of people who run a restaurant, a garage or a practice, and have better things to do than think about advertising.",
    offer: [
      { figure: `${site.statistics.clients}+`, note: "happy clients" },
      { figure: `${site.statistics.campaigns}+`, note: "campaigns managed" },
      { figure: "Free", note: "the first consultation" },
    ],
    pictureAlt: "Geometric composition: large quotation marks above a row of stars",
  },
  cta: {
    title: "The next story could be yours.",
    text: "Start with a free consultation: you tell us about your business, we tell you what we would do.",
    button: "Get my free consultation",
  },
} satisfies Words;
