import { SpecializationsPicture } from "../components/illustrations/specializations.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function SpecializationsPage() {
  const page = usePage().content.specializations;
  return (
    <>
      <PageHero hero={page.hero} picture={<SpecializationsPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
