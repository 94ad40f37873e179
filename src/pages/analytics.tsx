import { AnalyticsPicture } from "../components/illustrations/analytics.tsx";
import { reportCharts } from "../components/illustrations/report-charts.tsx";
import { CalendarLink, PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { Answers, CallToAction, PageHero, Section, SectionHead, Steps } from "../components/sections.tsx";

/** Analytics: one page of report, and the questions it answers. */
export function AnalyticsPage() {
  const page = usePage().content.analytics;
  return (
    <>
      <PageHero tone="sand" hero={page.hero} picture={<AnalyticsPicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {page.cta.button}
        </PageLink>
        <CalendarLink />
      </PageHero>
      <Section tone="teal" labelledBy="report-title" className="poster">
        <SectionHead id="report-title" title={page.report.title} text={page.report.text} />
        <ol className="report">
          {page.report.questions.map((question, index) => (
            <li key={question}>
              {reportCharts[index]}
              {question}
            </li>
          ))}
        </ol>
      </Section>
      <Section labelledBy="features-title">
        <SectionHead id="features-title" title={page.featuresTitle} />
        <ul className="points ruler">
          {page.features.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="ink" id="process" labelledBy="process-title">
        <SectionHead id="process-title" title={page.process.title} text={page.process.text} />
        <Steps steps={page.process.steps} className="points rising" />
      </Section>
      <Section tone="sand" labelledBy="questions-title">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Answers items={page.questions.items} />
      </Section>
      <CallToAction cta={page.cta} tone="sky" sign="bars" />
    </>
  );
}
