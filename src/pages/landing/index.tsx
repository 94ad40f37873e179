import { cycle } from "../../components/cycle.ts";
import { Icon } from "../../components/icon.tsx";
import { ContactAnchor } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { Steps, TextList } from "../../components/sections/lists.tsx";
import { OnlineSection } from "../../components/sections/online-section.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { Section, SectionHead, type Tone } from "../../components/sections/section.tsx";
import { HalfDisc, palette, Split } from "../../components/shapes.tsx";
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
      <PageHero
        tone="teal"
        kind="hangs"
        hero={words.hero}
        picture={<Picture alt={words.hero.pictureAlt} />}
        band={<Picture alt={words.hero.pictureAlt} band="0 180 560 161" />}
      >
        <ContactAnchor className="button primary">{words.requestQuote}</ContactAnchor>
        {words.process.steps.length > 0 && (
          <a href="#process" className="button ghost">
            {words.learnMore}
            <Icon name="arrow-down" />
          </a>
        )}
      </PageHero>
      <Process words={words.process} />
      <OnlineSection tone="sky" words={words.online} days={site.delivery.landingPages.workingDays} counted="working" />
      <Pricing words={words.pricing} />
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
      <Section labelledBy="questions-title" items={words.questions.items} className="beside">
        <SectionHead id="questions-title" title={words.questions.title} />
        <Faq items={words.questions.items} />
      </Section>
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
  <g key="program">
    <path fill="currentColor" d="M0 20h160v100H0z" />
    <path fill={palette.sky} d="M12 50h136v58H12z" />
    <path fill={palette.mustard} d="M12 50h40v58H12z" />
  </g>,
  <g key="suppliers">
    <HalfDisc x={74} y={72} r={56} turn={3} fill={palette.teal} />
    <HalfDisc x={86} y={72} r={56} turn={1} fill={palette.mustard} />
    <circle cx={74} cy={40} r={10} fill={palette.paper} />
    <circle cx={86} cy={104} r={10} fill={palette.ink} />
  </g>,
  <g key="bill">
    <path fill={palette.mustard} d="M28 4h104v128l-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10z" />
    <path fill={palette.ink} d="M46 26h68v12H46zM46 50h44v12H46z" />
    <path fill="none" stroke={palette.ink} strokeWidth={4} strokeDasharray="6 6" d="M46 84h68" />
  </g>,
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
            <svg width={160} height={136} viewBox="0 0 160 136" aria-hidden="true">
              {cycle(spared, index)}
              <path stroke={palette.tomato} strokeWidth={16} d="M10 126 150 8" />
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
  const { recharge } = site.offers;
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
        {text && <Split parts={[recharge.adSpacePercent, recharge.managementPercent]} />}
        <TextList items={option.features} />
        <ContactAnchor className="button primary">{option.button}</ContactAnchor>
      </div>
    </>
  );
}
