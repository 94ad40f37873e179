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
  /** What the picture shows. */
  pictureAlt: string;
}

/** The opening of a page: kicker, title with its accent, lede, actions, and the page's own composition. */
export function PageHero({
  hero,
  picture,
  children,
  tone = "paper",
}: {
  hero: HeroWords;
  picture: ReactNode;
  /** Actions below the lede. */
  children?: ReactNode;
  tone?: Tone;
}) {
  return (
    <section className={`hero tone-${tone}`}>
      <div className="measure">
        <div>
          <p className="kicker">{hero.kicker}</p>
          <h1>
            {hero.accent ? `${hero.title} ` : hero.title}
            {hero.accent && <em>{hero.accent}</em>}
          </h1>
          <p className="lede">{hero.lede}</p>
          {children && <div className="actions">{children}</div>}
        </div>
        <div className="hero-picture">{picture}</div>
      </div>
    </section>
  );
}
