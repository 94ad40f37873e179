import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { ExternalLink, PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Section } from "../../components/sections/section.tsx";
import { Closing } from "./closing.tsx";
import { ReviewWall } from "./review-wall.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/testimonials/drawing.svg");
const Band = drawingFrom("src/pages/testimonials/band.svg");

/** All reviews, on a wall. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "tomato",
};

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  const { shared } = usePage();
  return (
    <>
      <PageHero tone="tomato" hero={words.hero} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <ExternalLink href={facts.links.reviews} className="button ghost">
          {shared.ui.reviews.readOn}
        </ExternalLink>
      </PageHero>
      <Section tone="sand" id="wall" items={facts.reviews} className="wall-section">
        <ReviewWall words={words.wall} />
      </Section>
      <FirstScreenEnd />
      <CallToAction cta={words.cta} tone="tomato" art={<Closing />} layout="poster-type" />
    </>
  );
}
