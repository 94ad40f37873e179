import { AnalyticsPicture } from "../components/illustrations/analytics.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function AnalyticsPage() {
  const page = usePage().content.analytics;
  return (
    <>
      <PageHero hero={page.hero} picture={<AnalyticsPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
