import { LandingPagesPicture } from "../components/illustrations/landing-pages.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function LandingPagesPage() {
  const page = usePage().content.landingPages;
  return (
    <>
      <PageHero hero={page.hero} picture={<LandingPagesPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
