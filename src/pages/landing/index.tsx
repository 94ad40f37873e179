import { cycle } from "../../components/cycle.ts";
import { Icon } from "../../components/icon.tsx";
import { ContactAnchor } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { Steps, TextList } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Section, SectionHead, type Tone } from "../../components/sections/section.tsx";
import { palette } from "../../components/shapes.tsx";
import { site } from "../../site.ts";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture } from "./picture.tsx";
import { ThumbPhone } from "./thumb-phone.tsx";
import type { PricingOption, Words } from "./words.ts";

/** The landing-page offer with its price cards. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero tone="teal" className="hangs" hero={words.hero} picture={<Picture alt={words.hero.pictureAlt} />}>
        <ContactAnchor className="button primary">{words.requestQuote}</ContactAnchor>
        {words.process.steps.length > 0 && (
          <a href="#process" className="button ghost">
            {words.learnMore}
            <Icon name="arrow-down" />
          </a>
        )}
      </PageHero>
      <Process words={words.process} />
      <Inclusive words={words.inclusive} />
      <Simplicity words={words.simplicity} />
      <Section tone="sky" labelledBy="updates-title" items={words.updates.items} className="beside">
        <SectionHead id="updates-title" title={words.updates.title} text={words.updates.text} />
        <ul>
          {words.updates.items.map((item) => (
            <li key={item} className="tag">
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Conversion words={words.conversion} />
      <Pricing words={words.pricing} />
      <ClosingContact
        tone="tomato"
        art={<Closing />}
        words={words.contact}
        whatsapp={words.contact.whatsapp}
        call={words.contact.phone}
      />
    </>
  );
}

/** What a client is spared: a program, two suppliers, a hidden line on the bill. */
const spared = [
  "M2 6h36v28H2zm4 10v14h28V16zm0-6v2h4v-2zm8 0v2h4v-2z",
  "M13 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24m0 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14m14-5a12 12 0 1 0 0 24 12 12 0 0 0 0-24m0 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14",
  "M7 2h26v36l-4-3-4 3-5-3-5 3-4-3-4 3zm5 7v4h16V9zm0 8v4h16v-4zm0 8v4h9v-4z",
];

function Process({ words }: { words: Words["process"] }) {
  return (
    <Section id="process" labelledBy="process-title" items={words.steps}>
      <SectionHead id="process-title" title={words.title} text={words.text} />
      <Steps steps={words.steps} />
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

/** Six items that cost nothing more, on one big tag. */
function Inclusive({ words }: { words: Words["inclusive"] }) {
  return (
    <Section tone="mustard" labelledBy="inclusive-title" items={words.items}>
      <div className="tag">
        <SectionHead id="inclusive-title" title={words.title} text={words.text} />
        <ul className="columns">
          {words.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Simplicity({ words }: { words: Words["simplicity"] }) {
  return (
    <Section labelledBy="simplicity-title" items={words.points}>
      <SectionHead id="simplicity-title" title={words.title} text={words.text} />
      <ul className="columns bold">
        {words.points.map((point, index) => (
          <li key={point}>
            <svg width={72} height={72} viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">
              <path d={cycle(spared, index)} />
              <path stroke={palette.tomato} strokeWidth={5} d="M4 36 36 4" />
            </svg>
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Conversion({ words }: { words: Words["conversion"] }) {
  return (
    <Section tone="ink" labelledBy="conversion-title" items={words.items} className="beside">
      <div>
        <SectionHead id="conversion-title" title={words.title} text={words.text} />
        <ThumbPhone />
      </div>
      <ul className="rows">
        {words.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Pricing({ words }: { words: Words["pricing"] }) {
  const tones: readonly Tone[] = ["tomato", "mustard", "teal"];
  return (
    <Section tone="sand" id="pricing" labelledBy="pricing-title">
      <SectionHead id="pricing-title" title={words.title} text={words.text} />
      <ul className="tickets">
        {words.options.map((option, index) => (
          <li key={option.title} className={`ticket tone-${cycle(tones, index)}`}>
            <Ticket option={option} />
          </li>
        ))}
        <li className="ticket recharge tone-ink">
          <Ticket option={words.recharge} text={words.recharge.text} />
        </li>
      </ul>
    </Section>
  );
}

/** Price above the perforation, what it buys below. */
function Ticket({ option, text }: { option: PricingOption; text?: string }) {
  const { ui } = usePage().shared;
  return (
    <>
      <div className="stub">
        <h3>{option.title}</h3>
        <p className="price">
          <strong>{option.price}</strong> <small>{ui.vatExtra}</small>
        </p>
        <p>{option.period}</p>
        {option.monthly && <p>{option.monthly}</p>}
        {option.mark && <p className="ticket-mark">{option.mark}</p>}
        {text && <p>{text}</p>}
      </div>
      <div>
        {text && <Split />}
        <TextList items={option.features} />
        <ContactAnchor className="button primary">{option.button}</ContactAnchor>
      </div>
    </>
  );
}

/** How a recharge is divided between ad space and management. */
function Split() {
  const { adSpacePercent, managementPercent } = site.offers.recharge;
  return (
    <svg
      className="split"
      viewBox={`0 0 ${adSpacePercent + managementPercent} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={adSpacePercent} height={8} fill={palette.mustard} />
      <rect x={adSpacePercent} width={managementPercent} height={8} fill={palette.sky} />
    </svg>
  );
}
