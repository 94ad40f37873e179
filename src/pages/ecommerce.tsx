import { EcommercePicture } from "../components/illustrations/ecommerce.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function EcommercePage() {
  const page = usePage().content.ecommerce;
  return (
    <>
      <PageHero hero={page.hero} picture={<EcommercePicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
