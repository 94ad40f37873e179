import { GoogleAdsPicture } from "../components/illustrations/google-ads.tsx";
import { usePage } from "../components/page-context.tsx";
import { PageHero } from "../components/sections.tsx";

export function GoogleAdsPage() {
  const page = usePage().content.googleAds;
  return (
    <>
      <PageHero hero={page.hero} picture={<GoogleAdsPicture alt={page.hero.pictureAlt} />} />
    </>
  );
}
