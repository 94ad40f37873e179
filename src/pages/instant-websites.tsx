import { InstantWebsitesPicture } from "../components/illustrations/instant-websites.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function InstantWebsitesPage() {
  const page = usePage().content.instantWebsites;
  return (
    <>
      <PageHero hero={page.hero} picture={<InstantWebsitesPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
