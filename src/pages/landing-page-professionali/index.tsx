import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom, drawingsFrom } from "../../components/drawing-from.tsx";
import { PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section, type Tone } from "../../components/sections/section.tsx";
import { PriceAndVoice } from "./price-and-voice.tsx";
import { Stairs } from "./stairs.tsx";
import { TwoRoutes } from "./two-routes.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/landing-page-professionali/drawing.svg");
const Band = drawingFrom("src/pages/landing-page-professionali/band.svg");
const Closing = drawingFrom("src/pages/landing-page-professionali/closing.svg");

/** The bands of a page that convinces, from top to bottom. */
const bands = drawingsFrom("src/pages/landing-page-professionali/bands", [
  "promise",
  "offer",
  "proof",
  "answers",
  "button",
]);

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
  return (
    <>
      <PageHero kind="bleeds" tone="mustard" hero={words.hero} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <PageLink to="landing" className="button ghost">
          {words.hero.plans}
        </PageLink>
      </PageHero>
      <Section tone="ink" id="why" layout="beside" head={words.why}>
        <TwoRoutes words={words.why.map} />
      </Section>
      <FirstScreenEnd />
      <Section tone="sand" id="anatomy" head={words.anatomy}>
        <ol className="anatomy">
          {words.anatomy.parts.map((part, index) => (
            <li key={part.title}>
              {cycle(bands, index)}
              <div>
                <h3>{part.title}</h3>
                <p>{part.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="mustard" id="included" head={words.included}>
        <ul className="columns tabs">
          {words.included.items.map((item, index) => (
            <li key={item.title}>
              <h3 className={`tone-${cycle(tabTones, index)}`}>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="process" className="climb" head={words.process}>
        <Stairs words={words.process.steps} />
      </Section>
      <PriceAndVoice site={words.site} />
      <Section tone="sand" id="questions" items={words.questions.items} layout="beside" head={words.questions}>
        <Answers items={words.questions.items} />
      </Section>
      <CallToAction cta={words.cta} tone="mustard" art={<Closing />} />
    </>
  );
}
