import { TestimonialsPicture } from "../components/illustrations/testimonials.tsx";
import { ExternalLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { ReviewWall } from "../components/review-wall.tsx";
import { CallToAction, PageHero, Section } from "../components/sections.tsx";
import { site } from "../site.ts";

/** All reviews, on a wall. */
export function TestimonialsPage() {
  const { testimonials: page, ui } = usePage().content;
  return (
    <>
      <PageHero tone="sky" hero={page.hero} picture={<TestimonialsPicture alt={page.hero.pictureAlt} />}>
        <ExternalLink href={site.links.reviews} className="button ghost">
          {ui.reviews.readOn}
        </ExternalLink>
      </PageHero>
      <Section tone="sand">
        <ReviewWall />
      </Section>
      <CallToAction cta={page.cta} tone="tomato" sign="chat" />
    </>
  );
}
