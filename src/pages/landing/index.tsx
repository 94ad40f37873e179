import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { ContactAnchor, PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useSite } from "../../components/page-context.tsx";
import { Bill } from "../../components/sections/bill.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { DaySteps, useTimeline } from "../../components/sections/day-steps.tsx";
import { Items, TextList } from "../../components/sections/lists.tsx";
import { OnlineTool } from "../../components/sections/online-tool.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { FoldedAnswers } from "../../components/sections/questions.tsx";
import { Section, SectionTitle } from "../../components/sections/section.tsx";
import { daysOf } from "../../facts/calendar.ts";
import { CONTACT_ID } from "../../shared/contract.ts";
import { planNames } from "./plan-names.ts";
import { Split } from "./split.tsx";
import type { PricingOption, Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/landing/drawing.svg");
const Band = drawingFrom("src/pages/landing/band.svg");
const Closing = drawingFrom("src/pages/landing/closing.svg");
const ThumbPhone = drawingFrom("src/pages/landing/thumb-phone.svg");

/** The landing-page offer with its price cards. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero tone="teal" kind="hangs" hero={words.hero} Drawing={Drawing} Band={Band}>
        <ContactAnchor className="button primary">{words.requestQuote}</ContactAnchor>
        <a href="#process" className="button ghost">
          {words.learnMore}
          <Icon name="arrow-down" />
        </a>
      </PageHero>
      <Process words={words.process} />
      <FirstScreenEnd />
      <Pricing words={words.pricing} />
      <Inclusive words={words.inclusive} />
      <Simplicity words={words.simplicity} />
      <Section tone="mustard" id="updates" layout="beside" head={words.updates}>
        <TextList items={words.updates.items} className="updates title-s" />
      </Section>
      <Conversion words={words.conversion} />
      <ClosingContact
        tone="teal"
        art={<Closing />}
        words={words.contact}
        whatsapp={words.contact.whatsapp}
        call={words.contact.phone}
        answers
      />
    </>
  );
}

function Process({ words }: { words: Words["process"] }) {
  const { landingPages } = useSite().facts.delivery;
  return (
    <Section id="process" head={words}>
      <DaySteps steps={useTimeline(words.steps, landingPages)} />
      <div className="actions process-actions">
        <ContactAnchor className="button primary">{words.contact}</ContactAnchor>
        <a href="#pricing" className="button ghost">
          {words.prices}
          <Icon name="arrow-down" />
        </a>
      </div>
    </Section>
  );
}

function Pricing({ words }: { words: Words["pricing"] }) {
  const names = planNames(useSite().facts.offers);
  return (
    <Section tone="sand" id="pricing" head={words}>
      <div className={words.options.length === 3 ? "tickets three-plans" : "tickets"}>
        <ul className="stack-2 plans">
          {words.options.map((option, index) => (
            <li key={option.title} className="ticket tone-place">
              <Ticket option={option} plan={names.options[index] ?? option.title} />
            </li>
          ))}
        </ul>
        <div className="ticket top-up whole tone-ink">
          <Ticket option={words.topUp} plan={names.topUp} text={words.topUp.text} />
        </div>
      </div>
      <div className="bills">
        <Bill of="tryAds" />
        <Bill of="tryAdsAndMore" />
      </div>
      <p className="fine-print plans-note">
        {words.enquiries} {words.limit.text} <PageLink to="instant-websites">{words.limit.link}</PageLink>.
      </p>
      <FoldedAnswers items={words.questions} />
    </Section>
  );
}

/** A plan with its price. Its button takes the plan, by its Italian name, to the contact section. Price and button stand above the perforation, what it buys below. */
function Ticket({ option, plan, text }: { option: PricingOption; plan: string; text?: string }) {
  const { facts } = useSite();
  const { adSpacePercent } = facts.offers.topUp;
  return (
    <>
      <div className="stub">
        <h3>{option.title}</h3>
        <p className="price">
          <strong className="title-l">{option.price}</strong>
        </p>
        <p>{option.period}</p>
        {text && <p>{text}</p>}
        <a
          href={`#${CONTACT_ID}`}
          className="button primary"
          data-scroll-to={CONTACT_ID}
          data-plan={plan}
          data-choice={option.choice}
        >
          {option.button}
        </a>
      </div>
      <div>
        {text && <Split parts={[adSpacePercent, 100 - adSpacePercent]} />}
        <TextList items={option.features} />
      </div>
    </>
  );
}

/** The little that a client has to do, and by when the page is online. */
function Simplicity({ words }: { words: Words["simplicity"] }) {
  const { landingPages } = useSite().facts.delivery;
  return (
    <Section tone="sky" id="simplicity" layout="beside" head={words}>
      <OnlineTool words={words.online} what="Landing page" days={daysOf(landingPages)} counted="working" />
    </Section>
  );
}

/** Six items that cost nothing more, on a big tag. */
function Inclusive({ words }: { words: Words["inclusive"] }) {
  return (
    <Section tone="teal" id="inclusive">
      <div className="tag">
        <SectionTitle>{words.title}</SectionTitle>
        <Items items={words.items} look="columns" />
      </div>
    </Section>
  );
}

function Conversion({ words }: { words: Words["conversion"] }) {
  return (
    <Section tone="ink" id="conversion" layout="beside">
      <div className="section-head">
        <SectionTitle>{words.title}</SectionTitle>
        <ThumbPhone />
      </div>
      <Items items={words.items} look="rows" />
    </Section>
  );
}
