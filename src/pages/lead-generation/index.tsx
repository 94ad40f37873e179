import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { CallLink, PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { PriceAndBill } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section } from "../../components/sections/section.tsx";
import type { Words } from "./words.ts";

const Frieze = drawingFrom("src/pages/lead-generation/frieze.svg");
const Closing = drawingFrom("src/pages/lead-generation/closing.svg");
const Drawing = drawingFrom("src/pages/lead-generation/drawing.svg");
const Funnel = drawingFrom("src/pages/lead-generation/funnel.svg");

/** Lead generation: from a visit to a conversation. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "teal",
  service: "leadGeneration",
};

function Body({ words }: { words: Words }) {
  const { shared } = usePage();
  return (
    <>
      <PageHero tone="teal" hero={words.hero} kind="frieze" Band={Frieze}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <CallLink className="button ghost">{shared.ui.callTollFree}</CallLink>
      </PageHero>
      <Section tone="sand" id="features" head={words.features}>
        <Enquiry words={words.features} />
      </Section>
      <FirstScreenEnd />
      <Section tone="teal" id="funnel" head={words.funnel}>
        <div className="page-grid funnel">
          <Funnel />
          <Steps steps={words.funnel.stages} look="point-list" />
        </div>
      </Section>
      <Section id="process" head={words.process}>
        <Steps steps={words.process.steps} look="steps" className="nearer" />
      </Section>
      <PriceAndBill of="leadGeneration" tone="mustard" side="left" moves={words.moves} />
      <Section tone="sand" id="questions" items={words.questions.items} head={words.questions}>
        <Answers items={words.questions.items} rule="dots" />
      </Section>
      <CallToAction cta={words.cta} tone="teal" art={<Closing />} layout="art-left" />
    </>
  );
}

/** What makes a good enquiry, each beside its field of a sample record. */
function Enquiry({ words }: { words: Words["features"] }) {
  return (
    <div className="record whole">
      <p className="record-name tone-mustard">
        <strong className="title-s">{words.record}</strong> {words.when}
      </p>
      <ul>
        {words.items.map(({ title, text, label, sample }) => (
          <li key={title}>
            <div>
              <h3 className="title-m">{title}</h3>
              <p>{text}</p>
            </div>
            <p className="record-line title-s tone-mustard">
              <small>{label}</small> {sample}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
