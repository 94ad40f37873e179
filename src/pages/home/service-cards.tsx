import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import { usePage, useSite } from "../../components/page-context.tsx";
import { TextList } from "../../components/sections/lists.tsx";
import { commaList } from "../../facts/format.ts";
import type { ServiceCard } from "../../words/services/words.ts";
import type { Words } from "./words.ts";

/** Eight cards with two faces. The HTML has the order of the specification; the script shuffles and turns them. Colours belong to the places. */
export function ServiceCards({ words }: { words: Words["card"] }) {
  const { cards } = usePage().shared.services;
  return (
    <ul className="board" data-board="">
      {cards.map((card) => (
        <Card key={card.title} card={card} words={words} />
      ))}
    </ul>
  );
}

function Card({ card, words }: { card: ServiceCard; words: Words["card"] }) {
  const { facts } = useSite();
  const turnsItself = card.path === null && !card.whatsapp;
  return (
    <li className="card" data-card="" data-turns={turnsItself ? "" : undefined}>
      <div className="card-face face tone-place" data-face="front">
        <Icon name={card.icon} />
        <h3>
          <CardLink card={card}>{card.title}</CardLink>
        </h3>
        <p>{card.description}</p>
        <Offer card={card}>
          {card.whatsapp ? (
            <WhatsAppLink className="card-link button compact">{words.sendMessage}</WhatsAppLink>
          ) : (
            commaList(card.conditions, card.time)
          )}
        </Offer>
        <TurnButton label={`${words.turn}: ${card.title}`} />
      </div>
      <div className="card-face face card-back tone-place" data-face="back">
        {/* First, because it gets the focus of the turn: what the back says and offers comes next. */}
        <TurnButton label={`${words.turnBack}: ${card.title}`} />
        <p className="card-name">{card.title}</p>
        <TextList items={card.features} />
        <Offer card={card}>{card.time}</Offer>
        <div className="actions card-actions">
          <a href={`tel:${facts.phones.tollFree}`} className="button compact">
            {words.call}
          </a>
          {card.whatsapp ? (
            <WhatsAppLink className="side-by-side more">{words.sendMessageOrVoice}</WhatsAppLink>
          ) : (
            card.path !== null && (
              <PageLink to={card.path} className="side-by-side more">
                {words.learnMore}
                <span className="hidden">{`: ${card.title}`}</span>
              </PageLink>
            )
          )}
        </div>
        <small className="fine-print">{words.availability}</small>
      </div>
    </li>
  );
}

/** Covers the whole front, so that a click anywhere on the card follows it. */
function CardLink({ card, children }: { card: ServiceCard; children: string }) {
  if (card.path === null) return children;
  return (
    <PageLink to={card.path} className="card-link">
      {children}
    </PageLink>
  );
}

function TurnButton({ label }: { label: string }) {
  return <button type="button" className="turn" data-turn="" aria-label={label} />;
}

/** The lowest price, then in small letters what belongs to it. */
function Offer({ card, children }: { card: ServiceCard; children: ReactNode }) {
  return (
    <p className="card-offer">
      <strong>{card.price}</strong> {children}
    </p>
  );
}
