import { LeadGenerationPicture } from "../components/illustrations/lead-generation.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function LeadGenerationPage() {
  const page = usePage().content.leadGeneration;
  return (
    <>
      <PageHero hero={page.hero} picture={<LeadGenerationPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
