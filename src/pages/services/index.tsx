import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { ClientLine } from "../../components/sections/reviews.tsx";
import { Section, SectionHead, type Tone } from "../../components/sections/section.tsx";
import { type ServiceCard, type ServiceIcon, useServiceCards } from "../../components/service-cards.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import { commaList } from "../../facts/format.ts";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture, Strip } from "./picture.tsx";
import type { Words } from "./words.ts";

/** Every service, with a way into each and a guide to choose. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero
        hero={words.hero}
        picture={<Picture alt={words.hero.pictureAlt} />}
        band={<Strip alt={words.hero.pictureAlt} />}
      >
        <a href="#guide" className="button primary">
          {words.guide.title}
          <Icon name="arrow-down" />
        </a>
        <WhatsAppLink />
      </PageHero>
      <ServiceIndex label={words.label} more={words.more} />
      <FirstScreenEnd />
      <Section tone="teal" id="guide" labelledBy="guide-title">
        <SectionHead id="guide-title" title={words.guide.title} text={words.guide.text} note="below" />
        <Guide words={words.guide} />
      </Section>
      <Starts words={words.starts} />
      <Section id="terms" labelledBy="terms-title">
        <SectionHead id="terms-title" title={words.terms.title} text={words.terms.text} />
      </Section>
      <CallToAction
        cta={words.cta}
        tone="tomato"
        art={<Closing />}
        layout="art-left"
        review={<ClientLine of="analytics" />}
      />
    </>
  );
}

/** The ground of each service's tile, as far as possible that of its page's drawing. Neighbours differ. */
const tones: Record<ServiceIcon, Tone> = {
  target: "teal",
  cart: "sky",
  megaphone: "mustard",
  bars: "teal",
  bolt: "tomato",
  chat: "sky",
  page: "teal",
  phone: "mustard",
};

/** All eight services in large type, down the thumb index of their tiles. */
function ServiceIndex({ label, more }: { label: string; more: Words["more"] }) {
  const { say, shared } = usePage();
  const { feeTerms } = say.terms;
  return (
    <Section labelledBy="index-title" className="index-section">
      <h2 id="index-title" className="hidden">
        {label}
      </h2>
      <p className="lede">{shared.services.text}</p>
      <ul className="index-list">
        {useServiceCards().map((card) => (
          <li key={card.title}>
            <span className={`index-tile tone-${tones[card.icon]}`}>
              <Icon name={card.icon} />
            </span>
            <div className="index-name">
              <h3>
                <Unbroken text={card.title} />
              </h3>
              <p>
                <strong>{card.price}</strong> {commaList(card.icon !== "megaphone" && card.conditions, card.time)}
              </p>
            </div>
            <div className="index-words">
              <p>{card.text}</p>
              {card.icon === "megaphone" && <p className="price-note">{feeTerms}</p>}
              <WayIn card={card} />
            </div>
          </li>
        ))}
      </ul>
      <p className="index-more">
        <PageLink to="flipping-catalog" className="more">
          {more.link}
          <Icon name="arrow-right" />
        </PageLink>{" "}
        {more.text}
      </p>
    </Section>
  );
}

/** Covers the whole entry; the messaging service opens the chat. */
function WayIn({ card }: { card: ServiceCard }) {
  if (card.path === null) return <WhatsAppLink className="more way-in">{card.link}</WhatsAppLink>;
  return (
    <PageLink to={card.path} className="more way-in">
      {card.link}
      <Icon name="arrow-right" />
    </PageLink>
  );
}

/** What a budget buys. */
function Starts({ words }: { words: Words["starts"] }) {
  return (
    <Section tone="sand" id="starts" labelledBy="starts-title" items={words.items} className="beside">
      <SectionHead id="starts-title" title={words.title} text={words.text} />
      <ul className="rows">
        {words.items.map(({ budget, buys, monthThree, follows }) => (
          <li key={budget}>
            <h3>{budget}</h3>
            <p>{`${buys} ${monthThree} ${follows}`}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a visitor might say and what we would answer, as an exchange of messages. */
function Guide({ words }: { words: Words["guide"] }) {
  return (
    <dl className="guide">
      {words.rows.map(({ need, answer, path }) => (
        <div key={path}>
          <dt>{need}</dt>
          <dd>
            <PageLink to={path}>
              {answer}
              <Icon name="arrow-right" />
            </PageLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
