import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { PriceLine } from "../../components/sections/price.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { PriceAndVoice } from "../../components/sections/reviews.tsx";
import { Section, SectionHead, type Tone } from "../../components/sections/section.tsx";
import { CasesTable } from "../../components/sections/worked-cases.tsx";
import { Closing } from "./closing.tsx";
import { Drawing, Strip } from "./drawing.tsx";
import { landingBands } from "./landing-bands.tsx";
import { Stairs } from "./stairs.tsx";
import { TwoRoutes } from "./two-routes.tsx";
import type { Words } from "./words.ts";

/** Professional landing pages: what makes one work, and how it comes about. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "mustard",
  service: "landingPages",
};

/** The tabs of what is included. */
const tabTones: readonly Tone[] = ["ink", "tomato", "sky", "teal"];

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  const { prices, terms } = usePage().say;
  return (
    <>
      <PageHero
        kind="bleeds"
        tone="mustard"
        hero={words.hero}
        drawing={<Drawing alt={words.hero.drawingAlt} />}
        band={<Strip alt={words.hero.drawingAlt} />}
      >
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <PageLink to="landing" className="button ghost">
          {words.hero.plans}
        </PageLink>
      </PageHero>
      <PriceAndVoice
        tone="teal"
        price={
          <>
            <CasesTable of="landingPages" />
            <p className="fine-print">
              {words.terms} {terms.planFor} <PageLink to="instant-websites">{words.site}</PageLink>
            </p>
          </>
        }
      />
      <FirstScreenEnd />
      <Section tone="ink" labelledBy="why-title" className="beside">
        <SectionHead id="why-title" title={words.why.title} text={words.why.text} />
        <TwoRoutes words={words.why.map} />
      </Section>
      <Section tone="sand" labelledBy="anatomy-title">
        <SectionHead id="anatomy-title" title={words.anatomy.title} />
        <ol className="anatomy">
          {words.anatomy.parts.map((part, index) => (
            <li key={part.title}>
              {cycle(landingBands, index)}
              <div>
                <h3>{part.title}</h3>
                <p>{part.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="mustard" labelledBy="included-title">
        <SectionHead id="included-title" title={words.included.title} />
        <ul className="columns tabs">
          {words.included.items.map((item, index) => (
            <li key={item.title}>
              <h3 className={`tone-${cycle(tabTones, index)}`}>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="process" labelledBy="process-title" className="climb">
        <SectionHead id="process-title" title={words.process.title} />
        <Stairs steps={words.process.steps} days={facts.delivery.landingPages.timeline} />
      </Section>
      <Section tone="sand" labelledBy="questions-title" items={words.questions.items} className="beside">
        <SectionHead id="questions-title" title={words.questions.title} />
        <Answers items={words.questions.items} />
      </Section>
      <CallToAction
        cta={words.cta}
        tone="mustard"
        art={<Closing />}
        price={<PriceLine price={prices.landingPages.card.price} excluded={terms.vat} />}
      />
    </>
  );
}
