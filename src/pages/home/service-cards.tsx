import { Icon } from "../../components/icon.tsx";
import { CallLink, PageLink, WhatsAppLink } from "../../components/links.tsx";
import { TextList } from "../../components/sections/lists.tsx";
import { type ServiceCard, useServiceCards } from "../../components/service-cards.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import type { Words } from "./words.ts";

/** A card with two faces for each service. The HTML has the order of the specification; the script shuffles and turns them. Colours belong to the places. */
export function ServiceCards({ words }: { words: Words["card"] }) {
  return (
    <ul className="board" data-board="">
      {useServiceCards().map((card) => (
        <Card key={card.title} card={card} words={words} />
      ))}
    </ul>
  );
}

function Card({ card, words }: { card: ServiceCard; words: Words["card"] }) {
  const { to } = card;
  return (
    <li className="card" data-card="" data-turn={to === null ? "" : undefined}>
      <div className="card-face face tone-place" data-face="front">
        <Icon name={card.icon} />
        <h3>
          <CardLink card={card} />
        </h3>
        <p>{card.description}</p>
        <p className="card-offer">
          <strong>{card.price}</strong>{" "}
          {to === "whatsapp" ? (
            <WhatsAppLink className="stretched card-link button primary compact" mark={false}>
              {words.sendMessage}
            </WhatsAppLink>
          ) : (
            card.conditions
          )}
        </p>
        <TurnButton label={`${words.turn}: ${card.title}`} />
      </div>
      <div className="card-face face card-back tone-place" data-face="back">
        {/* First, because it gets the focus of the turn: what the back says and offers comes next. */}
        <TurnButton label={`${words.turnBack}: ${card.title}`} />
        <p className="card-name">{card.title}</p>
        <TextList items={card.features} />
        <p className="card-offer">{card.time}</p>
        <div className="actions card-actions">
          <CallLink className="button primary compact" mark={false}>
            {words.call}
          </CallLink>
          <WayOn card={card} words={words} />
        </div>
        <small className="fine-print">{words.availability}</small>
      </div>
    </li>
  );
}

/** Covers the whole front, so that a click anywhere on the card follows it. The messaging card has a button for that. */
function CardLink({ card: { to, title } }: { card: ServiceCard }) {
  if (to === "whatsapp" || to === null) return <Unbroken text={title} />;
  return (
    <PageLink to={to} className="stretched card-link">
      <Unbroken text={title} />
    </PageLink>
  );
}

function WayOn({ card: { to, title }, words }: { card: ServiceCard; words: Words["card"] }) {
  if (to === null) return null;
  if (to === "whatsapp") return <WhatsAppLink className="side-by-side more">{words.sendMessageOrVoice}</WhatsAppLink>;
  return (
    <PageLink to={to} className="side-by-side more">
      {words.learnMore}
      <span className="hidden">{`: ${title}`}</span>
    </PageLink>
  );
}

function TurnButton({ label }: { label: string }) {
  return <button type="button" className="turn" data-turn="" aria-label={label} />;
}
