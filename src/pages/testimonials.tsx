import { TestimonialsPicture } from "../components/illustrations/testimonials.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function TestimonialsPage() {
  const page = usePage().content.testimonials;
  return (
    <>
      <PageHero hero={page.hero} picture={<TestimonialsPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
