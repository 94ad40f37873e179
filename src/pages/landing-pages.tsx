import { DaySteps } from "../components/day-steps.tsx";
import { landingBands } from "../components/illustrations/landing-anatomy.tsx";
import { LandingPagesPicture } from "../components/illustrations/landing-pages.tsx";
import { TwoRoutes } from "../components/illustrations/two-routes.tsx";
import { PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, Faq, PageHero, Section, SectionHead } from "../components/sections.tsx";
import { site } from "../site.ts";

/** Professional landing pages: what makes one work, and how it comes about. */
export function LandingPagesPage() {
  const { landingPages: page, ui } = usePage().content;
  return (
    <>
      <PageHero hero={page.hero} picture={<LandingPagesPicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {ui.contactUs}
        </PageLink>
      </PageHero>
      <Section tone="teal" labelledBy="why-title" className="beside">
        <SectionHead id="why-title" title={page.why.title} text={page.why.text} />
        <TwoRoutes />
      </Section>
      <Section tone="sand" labelledBy="anatomy-title">
        <SectionHead id="anatomy-title" title={page.anatomy.title} />
        <ol className="anatomy">
          {page.anatomy.parts.map((part, index) => (
            <li key={part.title}>
              {landingBands[index]}
              <div>
                <h3>{part.title}</h3>
                <p>{part.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="ink" labelledBy="included-title">
        <SectionHead id="included-title" title={page.included.title} />
        <ul className="rows">
          {page.included.items.map((item) => (
            <li key={item.title}>
              <h3 className="figure">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="process" labelledBy="process-title">
        <SectionHead id="process-title" title={page.process.title} text={page.process.text} />
        <DaySteps
          look="stairs"
          steps={page.process.steps}
          days={site.delivery.landingPage.timeline}
          tones={["teal", "sky", "mustard", "tomato"]}
        />
      </Section>
      <Section tone="sand" labelledBy="questions-title" className="beside">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Faq items={page.questions.items} name="landing-pages-faq" firstOpen />
      </Section>
      <CallToAction cta={page.cta} tone="mustard" sign="page" />
    </>
  );
}
