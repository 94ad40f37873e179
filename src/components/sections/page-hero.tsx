import type { ComponentType, ReactNode } from "react";
import { Unbroken } from "../unbroken.tsx";
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
  /** What a price of the offer comes with, below the actions, or above the box. */
  terms?: string;
  /** What the picture shows. */
  drawingAlt: string;
}

/** One fact of an offer: `da 1.000 €`, and what it is the price of. */
export interface OfferFact {
  figure: string;
  note: string;
}

/**
 * How words and drawing share the opening. `framed`: the drawing is a square beside the words. `bleeds`: it stands
 * on the lower edge and runs off the screen. `hangs`: it hangs into the next section. `frieze`: it runs across the
 * page below the words. `type`: the title runs across the page, and only phones have a drawing.
 */
export type HeroKind = "framed" | "bleeds" | "hangs" | "frieze" | "type";

/** The opening of a page: kicker, title with its accent, lede, the page's own drawing, offer and actions. */
export function PageHero({
  hero,
  kind = "framed",
  tone = "paper",
  className,
  Drawing,
  Band,
  box,
  review,
  children,
}: {
  hero: HeroWords;
  kind?: HeroKind;
  tone?: Tone;
  /** A class of the page alone, for what it changes. */
  className?: string;
  /** The drawing; a frieze needs none. Both get the words of the hero that say what they show. */
  Drawing?: ComponentType<{ alt: string }>;
  /** A band of the drawing, which phones show instead, and a frieze at every width. */
  Band?: ComponentType<{ alt: string }>;
  /** A boxed call to action, below the offer and its terms. */
  box?: ReactNode;
  /** One client's words in a line, below the actions. */
  review?: ReactNode;
  /** Actions below the offer. */
  children?: ReactNode;
}) {
  const classes = ["hero", kind, `tone-${tone}`, box && "boxed", className].filter(Boolean).join(" ");
  return (
    <section className={classes}>
      <div className="page-width page-grid">
        <div className="hero-title">
          <p className="side-by-side kicker">{hero.kicker}</p>
          <h1>
            {hero.accent ? `${hero.title} ` : hero.title}
            {hero.accent && <em>{hero.accent}</em>}
          </h1>
          <p className="lede">{hero.lede}</p>
        </div>
        <div className="hero-deal">
          {hero.offer && <Offer facts={hero.offer} />}
          {children && <div className="actions">{children}</div>}
          {hero.terms && <p className="fine-print offer-terms">{hero.terms}</p>}
          {box}
          {review}
        </div>
        <div className="hero-picture">
          {Drawing && <Drawing alt={hero.drawingAlt} />}
          {Band && <Band alt={hero.drawingAlt} />}
        </div>
      </div>
    </section>
  );
}

/** Prices and times side by side. */
function Offer({ facts }: { facts: readonly OfferFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="offer">
      {facts.map(({ figure, note }) => (
        <div key={note}>
          <dt>
            <Unbroken text={figure} />
          </dt>
          <dd>
            <Unbroken text={note} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
