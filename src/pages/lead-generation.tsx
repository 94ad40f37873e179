import { FunnelDrawing } from "../components/illustrations/funnel.tsx";
import { LeadGenerationPicture } from "../components/illustrations/lead-generation.tsx";
import { CallLink, PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, Faq, PageHero, Section, SectionHead, Steps } from "../components/sections.tsx";

/** Lead generation: from a visit to a conversation. */
export function LeadGenerationPage() {
  const { content } = usePage();
  const page = content.leadGeneration;
  return (
    <>
      <PageHero tone="ink" hero={page.hero} picture={<LeadGenerationPicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {page.cta.button}
        </PageLink>
        <CallLink className="button ghost">{content.ui.callTollFree}</CallLink>
      </PageHero>
      <Section tone="teal" labelledBy="funnel-title">
        <SectionHead id="funnel-title" title={page.funnel.title} text={page.funnel.text} />
        <div className="funnel">
          <FunnelDrawing />
          <ol className="points">
            {page.funnel.stages.map((stage) => (
              <li key={stage.title}>
                <h3>{stage.title}</h3>
                <p>{stage.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section labelledBy="features-title">
        <SectionHead id="features-title" title={page.featuresTitle} />
        <ul className="points net">
          {page.features.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p className="lede">{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" id="process" labelledBy="process-title">
        <SectionHead id="process-title" title={page.process.title} text={page.process.text} />
        <Steps steps={page.process.steps} className="steps nearer" />
      </Section>
      <Section labelledBy="questions-title" className="beside">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Faq items={page.questions.items} name="lead-generation-faq" firstOpen />
      </Section>
      <CallToAction cta={page.cta} tone="mustard" sign="target" />
    </>
  );
}
