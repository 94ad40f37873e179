import type { ReactNode } from "react";
import type { Tone } from "./section.tsx";

/** What the opening of a page says. */
export interface HeroWords {
  /** Short line above the title. */
  kicker: string;
  title: string;
  /** Last words of the title, in the accent colour. */
  accent?: string;
  lede: string;
  /** What a buyer asks first: how much, how fast, what the first step costs. */
  offer?: readonly OfferFact[];
  /** What the picture shows. */
  pictureAlt: string;
}

/** One fact of an offer: `da 1.000 €`, and what it is the price of. */
export interface OfferFact {
  figure: string;
  note: string;
}

/** The opening of a page: kicker, title with its accent, lede, offer, actions, and the page's own composition. */
export function PageHero({
  hero,
  picture,
  box,
  children,
  tone = "paper",
  className = "",
}: {
  hero: HeroWords;
  picture: ReactNode;
  /** A boxed call to action, above the offer. */
  box?: ReactNode;
  /** Actions below the offer. */
  children?: ReactNode;
  tone?: Tone;
  /** `bleeds`: the picture stands on the lower edge and runs off the screen; `hangs`: it hangs into the next section. */
  className?: string;
}) {
  return (
    <section className={`hero tone-${tone} ${className}`.trim()}>
      <div className="measure">
        <div>
          <p className="kicker">{hero.kicker}</p>
          <h1>
            {hero.accent ? `${hero.title} ` : hero.title}
            {hero.accent && <em>{hero.accent}</em>}
          </h1>
          <p className="lede">{hero.lede}</p>
          {box}
          {hero.offer && hero.offer.length > 0 && <Offer facts={hero.offer} />}
          {children && <div className="actions">{children}</div>}
        </div>
        <div className="hero-picture">{picture}</div>
      </div>
    </section>
  );
}

function Offer({ facts }: { facts: readonly OfferFact[] }) {
  return (
    <dl className="offer">
      {facts.map(({ figure, note }) => (
        <div key={note}>
          <dt>{note}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
