import { ClosingContact } from "../components/closing-contact.tsx";
import { LandingOfferPicture } from "../components/illustrations/landing-offer.tsx";
import { palette } from "../components/illustrations/shapes.tsx";
import { ThumbPhone } from "../components/illustrations/thumb-phone.tsx";
import { ContactAnchor } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { PageHero, Section, SectionHead, Steps, type Tone } from "../components/sections.tsx";
import type { PricingOption } from "../content/types.ts";
import { site } from "../site.ts";

/** The landing-page offer with its price cards (specification section 2, Landing offer page). */
export function LandingOfferPage() {
  const page = usePage().content.landingOffer;
  return (
    <>
      <PageHero tone="teal" hero={page.hero} picture={<LandingOfferPicture alt={page.hero.pictureAlt} />}>
        <ContactAnchor className="button primary">{page.requestQuote}</ContactAnchor>
        <a href="#process" className="button ghost">
          {page.learnMore}
        </a>
      </PageHero>
      <Process />
      <Inclusive />
      <Simplicity />
      <Section tone="sky" labelledBy="updates-title" className="beside">
        <SectionHead id="updates-title" title={page.updates.title} text={page.updates.text} />
        <ul>
          {page.updates.items.map((item) => (
            <li key={item} className="tag">
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Conversion />
      <Pricing />
      <ClosingContact
        tone="tomato"
        sign="chat"
        words={page.contact}
        whatsapp={page.contact.whatsapp}
        call={page.contact.phone}
      />
    </>
  );
}

function Process() {
  const { process } = usePage().content.landingOffer;
  return (
    <Section id="process" className="under-tag" labelledBy="process-title">
      <SectionHead id="process-title" title={process.title} text={process.text} />
      <Steps steps={process.steps} />
      <div className="actions process-actions">
        <ContactAnchor className="button primary">{process.contact}</ContactAnchor>
        <a href="#pricing" className="button ghost">
          {process.prices}
        </a>
      </div>
    </Section>
  );
}

/** Six items that cost nothing more, on one big tag. */
function Inclusive() {
  const { inclusive } = usePage().content.landingOffer;
  return (
    <Section tone="mustard" labelledBy="inclusive-title">
      <div className="tag">
        <SectionHead id="inclusive-title" title={inclusive.title} text={inclusive.text} />
        <ul className="columns">
          {inclusive.items.map((item) => (
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

function Simplicity() {
  const { simplicity } = usePage().content.landingOffer;
  return (
    <Section labelledBy="simplicity-title">
      <SectionHead id="simplicity-title" title={simplicity.title} text={simplicity.text} />
      <ul className="columns bold">
        {simplicity.points.map((point) => (
          <li key={point}>
            <svg width={72} height={72} viewBox="0 0 40 40" aria-hidden="true">
              <path
                fill="none"
                stroke={palette.tomato}
                strokeWidth={5}
                d="M32 8 8 32M37 20a17 17 0 1 0-34 0 17 17 0 1 0 34 0"
              />
            </svg>
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Conversion() {
  const { conversion } = usePage().content.landingOffer;
  return (
    <Section tone="ink" labelledBy="conversion-title" className="beside">
      <div>
        <SectionHead id="conversion-title" title={conversion.title} text={conversion.text} />
        <ThumbPhone />
      </div>
      <ul className="rows">
        {conversion.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Pricing() {
  const { pricing } = usePage().content.landingOffer;
  const tones: readonly Tone[] = ["tomato", "mustard", "teal"];
  return (
    <Section tone="sand" id="pricing" labelledBy="pricing-title">
      <SectionHead id="pricing-title" title={pricing.title} text={pricing.text} />
      <ul className="tickets">
        {pricing.options.map((option, index) => (
          <li key={option.title} className={`ticket tone-${tones[index]}`}>
            <Ticket option={option} />
          </li>
        ))}
        <li className="ticket recharge tone-ink">
          <Ticket option={pricing.recharge} text={pricing.recharge.text} />
        </li>
      </ul>
    </Section>
  );
}

/** Price above the perforation, what it buys below. */
function Ticket({ option, text }: { option: PricingOption; text?: string }) {
  const { ui } = usePage().content;
  return (
    <>
      <div className="stub">
        <h3>{option.title}</h3>
        <p className="price">
          <strong>{option.price}</strong> <small>{ui.vatExtra}</small>
        </p>
        <p>{option.period}</p>
      </div>
      <div>
        {text && <p>{text}</p>}
        {text && <Split />}
        <ul>
          {option.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
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
