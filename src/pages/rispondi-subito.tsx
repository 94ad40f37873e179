import { RispondiSubitoPicture } from "../components/illustrations/rispondi-subito.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero } from "../components/sections.tsx";

export function RispondiSubitoPage() {
  const page = usePage().content.rispondiSubito;
  return (
    <>
      <PageHero hero={page.hero} picture={<RispondiSubitoPicture alt={page.hero.pictureAlt} />} />
      <CallToAction cta={page.cta} />
    </>
  );
}
