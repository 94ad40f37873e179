import { AboutPicture } from "../components/illustrations/about.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function AboutPage() {
  const page = usePage().content.about;
  return (
    <>
      <PageHero hero={page.hero} picture={<AboutPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
