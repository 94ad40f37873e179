import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { PriceAndVoice } from "../../components/sections/reviews.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture, Strip } from "./picture.tsx";
import { QuestionMark } from "./question-mark.tsx";
import { reportCharts } from "./report-charts.tsx";
import type { Words } from "./words.ts";

/** Analytics: one page of report, and the questions it answers. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
  ground: "teal",
  priceRange: "analytics",
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero
        kind="bleeds"
        tone="teal"
        hero={words.hero}
        picture={<Picture alt={words.hero.pictureAlt} />}
        band={<Strip alt={words.hero.pictureAlt} />}
      >
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        {words.report.questions.length > 0 && (
          <a href="#report" className="button ghost">
            {words.report.title}
            <Icon name="arrow-down" />
          </a>
        )}
      </PageHero>
      <PriceAndVoice tone="paper" />
      <FirstScreenEnd />
      <Section tone="teal" id="report" labelledBy="report-title" items={words.report.questions} className="poster">
        <SectionHead id="report-title" title={words.report.title} text={words.report.text}>
          <QuestionMark />
        </SectionHead>
        <div className="report on-paper">
          <p className="kicker">{words.report.sample}</p>
          <ol>
            {words.report.questions.map(({ question, answer }, index) => (
              <li key={question}>
                {cycle(reportCharts, index)}
                <p>{question}</p>
                <p>
                  <strong>{answer}</strong>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section labelledBy="features-title" items={words.features.items}>
        <SectionHead id="features-title" title={words.features.title} />
        <ul className="point-list ruler">
          {words.features.items.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="ink" id="process" labelledBy="process-title" items={words.process.steps} className="rising-bars">
        <SectionHead id="process-title" title={words.process.title} text={words.process.text} />
        <Steps steps={words.process.steps} className="point-list rising" />
      </Section>
      <Section tone="sand" labelledBy="questions-title" items={words.questions.items}>
        <SectionHead id="questions-title" title={words.questions.title} />
        <Answers items={words.questions.items} />
      </Section>
      <CallToAction cta={words.cta} tone="sky" art={<Closing />} layout="art-left" />
    </>
  );
}
