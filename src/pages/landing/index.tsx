import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { Icon } from "../../components/icon.tsx";
import { ContactAnchor } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { Steps, TextList } from "../../components/sections/lists.tsx";
import { OnlineSection } from "../../components/sections/online-section.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { Section, SectionHead, type Tone } from "../../components/sections/section.tsx";
import { Split } from "../../components/shapes.tsx";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture, Strip } from "./picture.tsx";
import { ThumbPhone } from "./thumb-phone.tsx";
import type { PricingOption, Words } from "./words.ts";

/** The landing-page offer with its price cards. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
};

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  return (
    <>
      <PageHero
        tone="teal"
        kind="hangs"
        hero={words.hero}
        picture={<Picture alt={words.hero.pictureAlt} />}
        band={<Strip alt={words.hero.pictureAlt} />}
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
      <FirstScreenEnd />
      <Pricing words={words.pricing} />
      <OnlineSection tone="sky" words={words.online} days={facts.delivery.landingPages.workingDays} counted="working" />
      <Inclusive words={words.inclusive} updates={words.updates} />
      <Simplicity words={words.simplicity} />
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

/** Six items that cost nothing more, on one big tag, and the updates, on small ones that hang from it. */
function Inclusive({ words, updates }: { words: Words["inclusive"]; updates: Words["updates"] }) {
  return (
    <Section tone="mustard" labelledBy="inclusive-title" items={[...words.items, ...updates.items]}>
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
        {updates.items.length > 0 && (
          <div className="updates">
            <h3 id="updates-title">{updates.title}</h3>
            <p>{updates.text}</p>
          </div>
        )}
      </div>
      {updates.items.length > 0 && (
        <ul className="hung" aria-labelledby="updates-title">
          {updates.items.map((item) => (
            <li key={item} className="tag">
              {item}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What a client is spared, crossed out. */
function Simplicity({ words }: { words: Words["simplicity"] }) {
  return (
    <Section labelledBy="simplicity-title" items={words.points}>
      <SectionHead id="simplicity-title" title={words.title} text={words.text} />
      <ul className="columns spared">
        {words.points.map((point) => (
          <li key={point.title}>
            <s>{point.title}</s>
            <p>{point.text}</p>
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
      {words.options.length > 0 && (
        <>
          <ul className="stack-2 tickets plans">
            {words.options.map((option, index) => (
              <li key={option.title} className={`ticket tone-${cycle(tones, index)}`}>
                <Ticket option={option} />
              </li>
            ))}
          </ul>
          <p className="tickets-note">{words.next}</p>
        </>
      )}
      <div className="ticket recharge tone-ink">
        <Ticket option={words.recharge} text={words.recharge.text} />
      </div>
    </Section>
  );
}

/** Price and button above the perforation, what it buys below. */
function Ticket({ option, text }: { option: PricingOption; text?: string }) {
  const { facts } = useSite();
  const { ui } = usePage().shared;
  const { recharge } = facts.offers;
  return (
    <>
      <div className="stub">
        {option.mark && <p className="ticket-mark">{option.mark}</p>}
        <h3>{option.title}</h3>
        <p className="price">
          <strong>{option.price}</strong> <small>{ui.vatExtra}</small>
        </p>
        <p>{option.period}</p>
        {option.monthly && <p>{option.monthly}</p>}
        {text && <p>{text}</p>}
        <ContactAnchor className="button primary">{option.button}</ContactAnchor>
      </div>
      <div>
        {text && <Split parts={[recharge.adSpacePercent, recharge.managementPercent]} />}
        <TextList items={option.features} />
      </div>
    </>
  );
}
