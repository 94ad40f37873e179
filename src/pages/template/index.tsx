import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Items, Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section } from "../../components/sections/section.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/template/drawing.svg");
const Band = drawingFrom("src/pages/template/band.svg");
const Closing = drawingFrom("src/pages/template/closing.svg");

/** Template page. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "sky",
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero tone="sand" hero={words.hero} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
      </PageHero>
      <Section id="features" head={words.features}>
        <Items items={words.features.items} look="columns" />
      </Section>
      <FirstScreenEnd />
      <Section tone="sand" id="process" head={words.process}>
        <Steps steps={words.process.steps} look="steps" />
      </Section>
      <Section id="questions" items={words.questions.items} layout="beside" head={words.questions}>
        <Answers items={words.questions.items} />
      </Section>
      <CallToAction tone="sky" cta={words.cta} art={<Closing />} />
    </>
  );
}
