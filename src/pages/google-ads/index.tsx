import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { CallLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { Examples } from "../../components/sections/examples.tsx";
import { TextList } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { TestimonialsCarousel } from "../../components/sections/reviews.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { palette, Wave } from "../../components/shapes.tsx";
import { adsCost } from "../../facts/ads-cost.ts";
import { euro } from "../../facts/format.ts";
import { languageSettings } from "../../urls.ts";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture, Strip } from "./picture.tsx";
import { exampleSpends, spendRange } from "./spend-range.ts";
import type { Price, Words } from "./words.ts";

/** The sales page of ads management: problems, philosophy, prices and Win-Win. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
};

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  return (
    <>
      <PageHero
        kind="type tall"
        tone="tomato"
        hero={words.hero}
        tool={<Cost words={words.prices.cost} />}
        band={<Strip alt={words.hero.pictureAlt} />}
      >
        <WhatsAppLink className="button primary">{words.whatsapp}</WhatsAppLink>
        <CallLink className="button ghost">{words.call}</CallLink>
      </PageHero>
      {words.problems.items.length > 0 && (
        <a href="#problems" className="scroll-down">
          <Icon name="arrow-down" />
          <span className="hidden">{words.scroll}</span>
        </a>
      )}
      <Prices words={words.prices} />
      <FirstScreenEnd />
      <WinWin words={words.winWin} />
      <Problems words={words.problems} philosophy={words.philosophy} />
      <Section tone="sand" labelledBy="blocks-title" items={words.blocks.items}>
        <SectionHead id="blocks-title" title={words.blocks.title} />
        <ul className="rows parts">
          {words.blocks.items.map((block) => (
            <li key={block.title}>
              <h3>{block.title}</h3>
              <TextList items={block.items} />
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="reasons-title" items={words.reasons.items}>
        <SectionHead id="reasons-title" title={words.reasons.title} />
        <ul className="steps reasons">
          {words.reasons.items.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" labelledBy="testimonials-title" items={facts.reviews}>
        <SectionHead id="testimonials-title" title={words.testimonials.title} text={words.testimonials.text} />
        <TestimonialsCarousel label={words.testimonials.title} topic="ads" />
      </Section>
      <Section labelledBy="faq-title" items={words.faq.items} className="beside">
        <SectionHead id="faq-title" title={words.faq.title} />
        <Faq items={words.faq.items} />
      </Section>
      <ClosingContact tone="teal" art={<Closing />} words={words.final} whatsapp={words.whatsapp} call={words.call} />
    </>
  );
}

/** What people say at the first meeting, typed into a search box each, and beside it what we think. */
function Problems({ words, philosophy }: { words: Words["problems"]; philosophy: Words["philosophy"] }) {
  return (
    <Section
      id="problems"
      labelledBy={words.items.length > 0 ? "problems-title" : "philosophy-title"}
      className="phrases"
    >
      {words.items.length > 0 && (
        <>
          <SectionHead id="problems-title" title={words.title} text={words.text} />
          <ul className="stack-4 queries">
            {words.items.map((problem) => (
              <li key={problem.title}>
                <h3 className="side-by-side">
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
        </>
      )}
      <section className="tile tone-sky" aria-labelledby="philosophy-title">
        <h2 id="philosophy-title">{philosophy.title}</h2>
        {philosophy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <blockquote>
          <Wave heights={noise} />
          <p>{philosophy.quote}</p>
        </blockquote>
      </section>
    </Section>
  );
}

const noise = [
  20, 44, 12, 58, 30, 62, 16, 38, 54, 22, 48, 10, 60, 34, 18, 52, 26, 62, 14, 42, 28, 56, 8, 36, 50, 16, 60, 24,
];

/** The rate card, as a receipt: what is paid, and what goes with it. */
function Prices({ words }: { words: Words["prices"] }) {
  return (
    <Section tone="ink" id="pricing" labelledBy="prices-title" items={words.rows}>
      <SectionHead id="prices-title" title={words.title} text={words.text} />
      <Rates prices={words.rows} className="rates figures" />
      <Rates prices={words.terms} className="rates" />
    </Section>
  );
}

function Rates({ prices, className }: { prices: readonly Price[]; className: string }) {
  return (
    <dl className={className}>
      {prices.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
          </dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a spend comes to. */
function Cost({ words: { examples, terms: note, ...words } }: { words: Words["prices"]["cost"] }) {
  const { language } = usePage();
  const terms = useSite().facts.offers.adsManagement;
  const columns = exampleSpends.map((spend) => {
    const { fee, total, firstInvoice } = adsCost(spend, terms, { channels: 1, isWinWin: false });
    const withWinWin = adsCost(spend, terms, { channels: 1, isWinWin: true }).firstInvoice;
    return [spend, fee, total, firstInvoice, withWinWin].map((amount) => euro(amount, language));
  });
  const [head = [], ...rows] = examples.rows.map((label, row) => [
    label,
    ...columns.map((column) => column[row] ?? ""),
  ]);
  const locale = languageSettings[language].figures;
  return (
    <div className="tile tone-ink">
      <Island name="ads-cost" hydrate="touch" props={{ locale, terms, range: spendRange, words }} />
      <Examples words={{ caption: examples.caption, columns: head }} rows={rows} />
      <p className="fine-print tool-note">{note}</p>
    </div>
  );
}

/** Two tickets side by side: the same service without and with Win-Win. */
function WinWin({ words }: { words: Words["winWin"] }) {
  const tones = ["sky", "ink"] as const;
  return (
    <Section tone="mustard" labelledBy="win-win-title" items={words.offers} className="beside">
      <SectionHead id="win-win-title" title={words.title} text={words.text}>
        <svg className="vignette" viewBox="0 0 240 120" aria-hidden="true">
          <circle cx={60} cy={60} r={60} fill={palette.sky} />
          <g className="gesture gesture-right">
            <circle cx={130} cy={60} r={60} fill={palette.ink} />
            <path d="M95 11.3a60 60 0 0 1 0 97.4a60 60 0 0 1 0-97.4" fill={palette.paper} />
          </g>
        </svg>
      </SectionHead>
      <div>
        <ul className="stack-2 tickets">
          {words.offers.map((offer, index) => (
            <li key={offer.title} className={`ticket tone-${cycle(tones, index)}`}>
              <div className="stub">
                <h3>{offer.title}</h3>
                <p className="price">
                  <strong>{offer.setup}</strong>
                </p>
                <p>{offer.unit}</p>
              </div>
              <div>
                <TextList items={offer.items} />
              </div>
            </li>
          ))}
        </ul>
        <p className="tickets-note">{words.note}</p>
      </div>
    </Section>
  );
}
