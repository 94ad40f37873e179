import type { ServiceCard, ServiceIcon } from "../content/types.ts";
import { Icon } from "./icon.tsx";
import { Island } from "./island.tsx";
import { CallLink, PageLink, WhatsAppLink } from "./links.tsx";
import { usePage } from "./page-context.tsx";

/** The strong colours of the board; cards not named here are white. */
const tones: Partial<Record<ServiceIcon, string>> = { cart: "mustard", bars: "teal", bolt: "tomato", phone: "mustard" };

/** Eight cards with two faces. The HTML has the order of the specification; the island shuffles and turns them. */
export function ServiceCards() {
  const { cards } = usePage().content.services;
  return (
    <Island
      name="services-grid"
      hydrate="view"
      props={{}}
      slots={{ cards: cards.map((card) => <Card key={card.icon} card={card} />) }}
    />
  );
}

function Card({ card }: { card: ServiceCard }) {
  const { content } = usePage();
  const words = content.ui.card;
  const turnsItself = card.path === null && !card.whatsapp;
  return (
    <li className={`card card-${tones[card.icon] ?? "white"}`} data-card="" data-turns={turnsItself ? "" : undefined}>
      <div className="card-face face" data-face="front">
        <Icon name={card.icon} />
        <h3>
          <CardLink card={card}>{card.title}</CardLink>
        </h3>
        <p>{card.description}</p>
        <p className="more" aria-hidden="true">
          {card.whatsapp ? words.sendMessage : words.learnMore}
        </p>
        <TurnButton label={`${words.turn}: ${card.title}`} />
      </div>
      <div className="card-face face card-back" data-face="back">
        <p className="card-availability">{words.availability}</p>
        <ul>
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <CallLink className="button compact">{words.call}</CallLink>
        {card.whatsapp ? (
          <WhatsAppLink className="more">{words.sendMessageOrVoice}</WhatsAppLink>
        ) : (
          card.path !== null && (
            <PageLink to={card.path} className="more">
              {words.learnMore}
              <span className="hidden">{`: ${card.title}`}</span>
            </PageLink>
          )
        )}
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
  return (
    <button type="button" className="turn" data-turn="" aria-label={label}>
      <Icon name="turn" />
    </button>
  );
}
