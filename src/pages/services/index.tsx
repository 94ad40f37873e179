import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useLinkWords, usePage } from "../../components/page-context.tsx";
import { billId } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { TextList } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Section, type Tone } from "../../components/sections/section.tsx";
import { type ServiceCard, type ServiceIcon, useServiceCards } from "../../components/service-cards.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import type { Path } from "../../urls.ts";
import type { StartName, Words } from "./words.ts";

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
      <Terms />
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
                <strong className="title-s">{card.price}</strong> {card.conditions}
              </p>
            </div>
            <div className="index-words">
              <p>
                <strong>{card.details.need}</strong> {card.details.text}
              </p>{" "}
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

/** What a budget buys, with VAT, and why; each leads to the whole bill. */
function Starts({ words }: { words: Words["starts"] }) {
  const { bills } = usePage().say;
  const nameOf = useLinkWords();
  const shown = starts.flatMap(([order, path]) => {
    const bill = bills[order];
    return bill ? [{ order, path, bill, ...words.orders[order] }] : [];
  });
  return (
    <Section tone="sand" id="starts" items={shown} head={{ title: words.title }}>
      <table className="starts">
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ order, path, bill, title, reason }) => (
            <tr key={order}>
              <th scope="row" className="title-m">
                {bill.budget}
              </th>
              <td className="title-m">{bill.withVat}</td>
              <td>
                <PageLink to={path} section={billId(order)} className="more">
                  {title}
                </PageLink>{" "}
                {reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="starts-more">
        {words.answering} <PageLink to="services/rispondi-subito">{nameOf("services/rispondi-subito").label}</PageLink>.
      </p>
    </Section>
  );
}

/** The orders of the table, and the pages that hold their bills. */
const starts: readonly [StartName, Path][] = [
  ["landingPages", "landing-page-professionali"],
  ["tryAds", "landing"],
  ["tryAdsAndMore", "landing"],
  ["leadGeneration", "services/lead-generation"],
];

/** What is the same for every service. Other pages link here. */
function Terms() {
  const { bill, terms } = usePage().say;
  return (
    <Section tone="teal" id="terms" head={{ title: bill.terms }}>
      <TextList items={terms.fair} className="columns title-s" />
    </Section>
  );
}
