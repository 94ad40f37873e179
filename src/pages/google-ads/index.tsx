import { Icon } from "../../components/icon.tsx";
import { CallLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { TextList } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { TestimonialsCarousel } from "../../components/sections/reviews.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { palette, QuarterDisc, Wave } from "../../components/shapes.tsx";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture } from "./picture.tsx";
import type { Words } from "./words.ts";

/** The sales page of ads management: problems, philosophy, prices and Win-Win. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
};

/** Authors of the reviews that speak of ads. */
const ADS_REVIEWS = ["L. B.", "E. V.", "P. D.", "N. S.", "V. O.", "O. M."];

function Body({ words }: { words: Words }) {
  const { shared } = usePage();
  return (
    <>
      <PageHero tone="tomato" hero={words.hero} picture={<Picture alt={words.hero.pictureAlt} />}>
        <WhatsAppLink className="button primary">{words.whatsapp}</WhatsAppLink>
        <CallLink className="button ghost">{words.call}</CallLink>
      </PageHero>
      {words.problems.items.length > 0 && (
        <a href="#problems" className="scroll-down">
          <Icon name="arrow-down" />
          <span className="hidden">{words.scroll}</span>
        </a>
      )}
      <Problems words={words.problems} />
      <Philosophy words={words.philosophy} />
      <Section labelledBy="blocks-title" items={words.blocks.items}>
        <SectionHead id="blocks-title" title={words.blocks.title} />
        <Blocks words={words.blocks} />
      </Section>
      <Prices words={words.prices} />
      <WinWin words={words.winWin} />
      <Section labelledBy="reasons-title" items={words.reasons.items}>
        <SectionHead id="reasons-title" title={words.reasons.title} />
        <ol className="steps reasons">
          {words.reasons.items.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" labelledBy="testimonials-title" items={shared.reviews}>
        <SectionHead id="testimonials-title" title={words.testimonials.title} text={words.testimonials.text} />
        <TestimonialsCarousel label={words.testimonials.title} authors={ADS_REVIEWS} />
      </Section>
      <Section labelledBy="faq-title" items={words.faq.items} className="beside">
        <SectionHead id="faq-title" title={words.faq.title} />
        <Faq items={words.faq.items} name="google-ads-faq" firstOpen />
      </Section>
      <ClosingContact tone="teal" art={<Closing />} words={words.final} whatsapp={words.whatsapp} call={words.call} />
    </>
  );
}

/** What people say at the first meeting, typed into a search box each. */
function Problems({ words }: { words: Words["problems"] }) {
  return (
    <Section id="problems" labelledBy="problems-title" items={words.items}>
      <SectionHead id="problems-title" title={words.title} text={words.text} />
      <ul className="queries">
        {words.items.map((problem) => (
          <li key={problem.title}>
            <h3>
              <svg width={28} height={28} viewBox="0 0 24 24" aria-hidden="true">
                <path
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={3}
                  d="M17 10a7 7 0 1 0-14 0 7 7 0 1 0 14 0m-2 5 7 7"
                />
              </svg>
              {problem.title}
            </h3>
            <p>{problem.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const noise = [
  20, 44, 12, 58, 30, 62, 16, 38, 54, 22, 48, 10, 60, 34, 18, 52, 26, 62, 14, 42, 28, 56, 8, 36, 50, 16, 60, 24,
];

function Philosophy({ words }: { words: Words["philosophy"] }) {
  return (
    <Section tone="sky" labelledBy="philosophy-title" className="beside">
      <div className="section-head">
        <h2 id="philosophy-title">{words.title}</h2>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <blockquote className="bold">
        <Wave heights={noise} />
        <p>{words.quote}</p>
      </blockquote>
    </Section>
  );
}

/** The four parts of the service; each adds a quarter to the disc. */
function Blocks({ words }: { words: Words["blocks"] }) {
  const turns = [2, 1, 0, 3] as const;
  const inks = [palette.tomato, palette.mustard, palette.teal, palette.sky];
  return (
    <ul className="columns">
      {words.items.map((block, index) => (
        <li key={block.title}>
          <svg width={104} height={104} viewBox="0 0 80 80" aria-hidden="true">
            <circle cx={40} cy={40} r={40} fill="currentColor" fillOpacity={0.1} />
            {inks.slice(0, index + 1).map((ink, turn) => (
              <QuarterDisc key={ink} x={40} y={40} r={40} turn={turns[turn] ?? 0} fill={ink} />
            ))}
          </svg>
          <h3>{block.title}</h3>
          <TextList items={block.items} />
        </li>
      ))}
    </ul>
  );
}

/** The rate card. */
function Prices({ words }: { words: Words["prices"] }) {
  return (
    <Section tone="ink" id="pricing" labelledBy="prices-title" items={words.rows}>
      <SectionHead id="prices-title" title={words.title} text={words.text} />
      <dl className="rows">
        {words.rows.map((row) => (
          <div key={row.label}>
            <dt>
              <strong>{row.label}</strong>
            </dt>
            <dd className="figure">{row.value}</dd>
            <dd>{row.note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Three linked rings: what each side gains. */
function WinWin({ words }: { words: Words["winWin"] }) {
  return (
    <Section tone="mustard" labelledBy="win-win-title" items={words.points}>
      <SectionHead id="win-win-title" title={words.title} text={words.text} />
      <ul className="rings">
        {words.points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      <p className="bold">{words.note}</p>
    </Section>
  );
}
