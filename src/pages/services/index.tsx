import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Items } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Section, type Tone } from "../../components/sections/section.tsx";
import { type ServiceCard, type ServiceIcon, useServiceCards } from "../../components/service-cards.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/services/drawing.svg");
const Band = drawingFrom("src/pages/services/band.svg");
const Closing = drawingFrom("src/pages/services/closing.svg");

/** Every service, with a way into each, what a budget buys, and what is the same for all. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero hero={words.hero} Drawing={Drawing} Band={Band}>
        <a href="#starts" className="button primary">
          {words.starts.title}
          <Icon name="arrow-down" />
        </a>
      </PageHero>
      <Starts words={words.starts} />
      <FirstScreenEnd />
      <ServiceIndex words={words.index} more={words.more} />
      <Terms words={words.terms} />
      <CallToAction cta={words.cta} tone="tomato" art={<Closing />} layout="art-left" />
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

/** All eight services in large type, down the thumb index of their tiles, each with what a visitor would say who needs it. */
function ServiceIndex({ words, more }: { words: Words["index"]; more: Words["more"] }) {
  const { feeTerms } = usePage().say.terms;
  return (
    <Section id="index" head={words}>
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
                <strong>{card.price}</strong> {card.icon !== "megaphone" && card.conditions}
              </p>
            </div>
            <div className="index-words">
              <p>
                <strong>{card.details.need}</strong> {card.details.text}
              </p>{" "}
              {card.icon === "megaphone" && <p className="price-note">{`${feeTerms} `}</p>}
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
function WayIn({ card: { to, details } }: { card: ServiceCard }) {
  if (to === null) return null;
  if (to === "whatsapp") return <WhatsAppLink className="more way-in stretched">{details.link}</WhatsAppLink>;
  return (
    <PageLink to={to} className="more way-in stretched">
      {details.link}
      <Icon name="arrow-right" />
    </PageLink>
  );
}

/** What a budget buys, what is there in the end, and what it is too little for. */
function Starts({ words }: { words: Words["starts"] }) {
  return (
    <Section tone="sand" id="starts" items={words.items} className="beside starts" head={words}>
      <ul className="rows">
        {words.items.map(({ budget, offer, buys, instead, monthThree, follows, no, path }) => (
          <li key={budget}>
            <h3>{budget}</h3>
            <p>
              <strong>
                <PageLink to={path} className="more">
                  {offer}
                </PageLink>{" "}
                {buys}
              </strong>
            </p>
            {instead && <p>{instead}</p>}
            <p>{`${monthThree} ${follows}`}</p>
            {no && <p>{no}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is the same for every service. Other pages link here. */
function Terms({ words }: { words: Words["terms"] }) {
  return (
    <Section tone="teal" id="terms" className="fair-terms" head={words}>
      <div className="rows">
        <div>
          <h3>{words.yours}</h3>
          <p>{words.stops}</p>
        </div>
      </div>
      <Items items={words.items} className="columns" />
    </Section>
  );
}
