import { AdsPicture } from "../components/illustrations/ads.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function AdsPage() {
  const page = usePage().content.ads;
  return (
    <>
      <PageHero hero={page.hero} picture={<AdsPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
