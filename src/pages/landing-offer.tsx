import { LandingOfferPicture } from "../components/illustrations/landing-offer.tsx";
import { usePage } from "../components/page-context.tsx";
import { PageHero } from "../components/sections.tsx";

export function LandingOfferPage() {
  const page = usePage().content.landingOffer;
  return (
    <>
      <PageHero hero={page.hero} picture={<LandingOfferPicture alt={page.hero.pictureAlt} />} />
    </>
  );
}
