import type { ReactNode } from "react";
import { euroRange } from "../../format.ts";
import { site } from "../../site.ts";
import type { ServiceIcon } from "../../words/services/words.ts";
import { Icon } from "../icon.tsx";
import { CallLink, PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";

/** A heading with its text. */
export interface Titled {
  title: string;
  text: string;
}

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

/** A question and its answer. */
export interface FaqItem {
  question: string;
  answer: string;
}

/** Questions under a heading. */
export interface QuestionsWords {
  title: string;
  items: readonly FaqItem[];
}

/** The last section of a page, and its button. */
export interface CallToActionWords extends Titled {
  button: string;
}

/** Background of a section; neighbours differ. */
export type Tone = "paper" | "sand" | "ink" | "mustard" | "teal" | "tomato" | "sky";

interface SectionProps {
  tone?: Tone;
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A band across the page, in one of the grounds. */
export function Section({ tone = "paper", id, labelledBy, className = "", children }: SectionProps) {
  return (
    <section id={id} className={`section tone-${tone} ${className}`.trim()} aria-labelledby={labelledBy}>
      <div className="measure">{children}</div>
    </section>
  );
}

/** A section's heading, with an optional paragraph beside it. */
export function SectionHead({ id, title, text }: { id?: string; title: string; text?: string }) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
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

/** Numbered steps: on a rule and in columns where there is room, or as the page's own block draws them. */
export function Steps({
  steps,
  className = "steps",
}: {
  steps: readonly (Titled & { day?: string })[];
  className?: string;
}) {
  return (
    <ol className={className}>
      {steps.map((step) => (
        <li key={step.title}>
          {step.day && <p className="step-day">{step.day}</p>}
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Questions that open one at a time, natively: `name` makes the group exclusive without a script. */
export function Faq({
  items,
  name,
  firstOpen = false,
}: {
  items: readonly FaqItem[];
  name: string;
  firstOpen?: boolean;
}) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={firstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Questions with their answers in view, for pages where there is room to read both. */
export function Answers({ items }: { items: readonly FaqItem[] }) {
  return (
    <dl className="answers">
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last word of a page: leads to the contact page, and offers the phone beside it. The sign is drawn large where there is room. */
export function CallToAction({ cta, tone = "ink", sign }: { cta: CallToActionWords; tone?: Tone; sign?: ServiceIcon }) {
  const { shared } = usePage();
  return (
    <section className={`section cta tone-${tone}`} aria-labelledby="cta">
      <div className="measure">
        <h2 id="cta">{cta.title}</h2>
        <p>{cta.text}</p>
        <PriceRange />
        <div className="actions">
          <PageLink to="contact" className="button primary">
            {cta.button}
            <Icon name="arrow-right" />
          </PageLink>
          <CallLink className="button ghost">{shared.ui.callTollFree}</CallLink>
        </div>
        {sign && <Icon name={sign} />}
      </div>
    </section>
  );
}

/** What the page's service costs, from and to: the same figures that its structured data gives to search engines. */
function PriceRange() {
  const { shared, language, pricedService } = usePage();
  if (!pricedService) return null;
  const prices = site.priceRanges[pricedService];
  const { priceRange, priceVaries, vatExtra } = shared.ui;
  return (
    <p className="price-range">
      {`${priceRange}: ${prices ? `${euroRange(prices, language)}, ${vatExtra}` : priceVaries}`}
    </p>
  );
}
