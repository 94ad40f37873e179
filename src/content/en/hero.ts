import { site } from "../../site.ts";
import type { HeroContent } from "../types.ts";

/** The hero of the home page. */
export const hero = {
  kicker: `Site online in ${site.delivery.instantSite.days} days, first prospects in ${site.delivery.prospectsDays}`,
  title: "Your customers are looking for you.",
  highlight: "Be found.",
  description:
    "Websites, campaigns and qualified enquiries for small and medium-sized businesses. No jargon, and results you can measure.",
  startNow: "Start now",
  learnMore: "Learn more",
  picture: {
    frontAlt:
      "Geometric composition in four panels: a split disc, rising bars, an arc, and an arrow that lands in the centre of a target",
    words: ["Speed", "Success"],
    back: "Click to go back to the picture",
    turn: "Turn the picture over",
  },
} satisfies HeroContent;
