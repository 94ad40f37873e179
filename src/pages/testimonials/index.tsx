import { ExternalLink } from "../../components/links.tsx";
import type { Page } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { CallToAction, PageHero, Section } from "../../components/sections/sections.tsx";
import { site } from "../../site.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture } from "./picture.tsx";
import { ReviewWall } from "./review-wall.tsx";
import type { Words } from "./words.ts";

/** All reviews, on a wall. */
export const page: Page<Words> = {
  path: "testimonials",
  words: { it, en },
  Body,
  Picture,
};

function Body({ words }: { words: Words }) {
  const { ui } = usePage().shared;
  return (
    <>
      <PageHero tone="sky" hero={words.hero} picture={<Picture alt={words.hero.pictureAlt} />}>
        <ExternalLink href={site.links.reviews} className="button ghost">
          {ui.reviews.readOn}
        </ExternalLink>
      </PageHero>
      <Section tone="sand">
        <ReviewWall />
      </Section>
      <CallToAction cta={words.cta} tone="tomato" sign="chat" />
    </>
  );
}
