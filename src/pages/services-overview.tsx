import { ServicesPicture } from "../components/illustrations/services.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function ServicesOverviewPage() {
  const page = usePage().content.servicesOverview;
  return (
    <>
      <PageHero hero={page.hero} picture={<ServicesPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
