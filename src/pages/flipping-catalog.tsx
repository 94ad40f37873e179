import { FlippingCatalogPicture } from "../components/illustrations/flipping-catalog.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function FlippingCatalogPage() {
  const page = usePage().content.flippingCatalog;
  return (
    <>
      <PageHero hero={page.hero} picture={<FlippingCatalogPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
