import { Icon } from "../../components/icon.tsx";
import { CallLink, PageLink, WhatsAppLink } from "../../components/links.tsx";
import { usePage } from "../../components/page-context.tsx";
import { TextList } from "../../components/sections/lists.tsx";
import {
  attribute,
  BOARD_ATTRIBUTE,
  CARD_ATTRIBUTE,
  FACE_ATTRIBUTE,
  TURN_ATTRIBUTE,
  TURNS_ATTRIBUTE,
} from "../../contract.ts";
import { commaList } from "../../facts/format.ts";
import type { ServiceCard } from "../../words/services/words.ts";
import type { Words } from "./words.ts";

/** Eight cards with two faces. The HTML has the order of the specification; the script shuffles and turns them. Colours belong to the places. */
export function ServiceCards({ words }: { words: Words["card"] }) {
  const { cards } = usePage().shared.services;
  return (
    <ul className="board" {...attribute(BOARD_ATTRIBUTE)}>
      {cards.map((card) => (
        <Card key={card.title} card={card} words={words} />
      ))}
    </ul>
  );
}

function Card({ card, words }: { card: ServiceCard; words: Words["card"] }) {
  const turnsItself = card.path === null && !card.whatsapp;
  return (
    <li className="card" {...attribute(CARD_ATTRIBUTE)} {...(turnsItself && attribute(TURNS_ATTRIBUTE))}>
      <div className="card-face face tone-place" {...attribute(FACE_ATTRIBUTE, "front")}>
        <Icon name={card.icon} />
        <h3>
          <CardLink card={card}>{card.title}</CardLink>
        </h3>
        <p>{card.description}</p>
        {card.price ? (
          <Offer card={card} />
        ) : (
          <p className="more" aria-hidden="true">
            {card.whatsapp ? words.sendMessage : words.learnMore}
          </p>
        )}
        <TurnButton label={`${words.turn}: ${card.title}`} />
      </div>
      <div className="card-face face card-back tone-place" {...attribute(FACE_ATTRIBUTE, "back")}>
        <p className="card-name">{card.title}</p>
        <TextList items={card.features} />
        <div className="actions card-actions">
          <CallLink className="button compact">{words.call}</CallLink>
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
        <TurnButton label={`${words.turnBack}: ${card.title}`} />
      </div>
    </li>
  );
}

/** Covers the whole front, so that a click anywhere on the card follows it. */
function CardLink({ card, children }: { card: ServiceCard; children: string }) {
  if (card.whatsapp) return <WhatsAppLink className="card-link">{children}</WhatsAppLink>;
  if (card.path === null) return children;
  return (
    <PageLink to={card.path} className="card-link">
      {children}
    </PageLink>
  );
}

function TurnButton({ label }: { label: string }) {
  return <button type="button" className="turn" {...attribute(TURN_ATTRIBUTE)} aria-label={label} />;
}

/** The lowest price, then in small letters its conditions and the time it takes. */
function Offer({ card }: { card: ServiceCard }) {
  return (
    <p className="card-offer">
      <strong>{card.price}</strong> <span>{commaList(card.conditions, card.time)}</span>
    </p>
  );
}
