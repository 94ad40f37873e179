import { ClosingContact } from "../components/closing-contact.tsx";
import { Icon } from "../components/icon.tsx";
import { Wave } from "../components/illustrations/call-waves.tsx";
import { GoogleAdsPicture } from "../components/illustrations/google-ads.tsx";
import { palette, QuarterDisc } from "../components/illustrations/shapes.tsx";
import { CallLink, WhatsAppLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { TestimonialsCarousel } from "../components/reviews.tsx";
import { Faq, PageHero, Section, SectionHead } from "../components/sections.tsx";

/** The sales page of ads management: problems, philosophy, prices and Win-Win (specification section 2, Ads-management page). */
export function GoogleAdsPage() {
  const page = usePage().content.googleAds;
  return (
    <>
      <PageHero tone="tomato" hero={page.hero} picture={<GoogleAdsPicture alt={page.hero.pictureAlt} />}>
        <WhatsAppLink className="button primary">{page.whatsapp}</WhatsAppLink>
        <CallLink className="button ghost">{page.call}</CallLink>
      </PageHero>
      <a href="#problems" className="scroll-down">
        <Icon name="arrow-down" />
        <span className="hidden">{page.scroll}</span>
      </a>
      <Problems />
      <Philosophy />
      <Section labelledBy="blocks-title">
        <SectionHead id="blocks-title" title={page.blocks.title} />
        <Blocks />
      </Section>
      <Prices />
      <WinWin />
      <Section labelledBy="reasons-title">
        <SectionHead id="reasons-title" title={page.reasons.title} />
        <ol className="steps reasons">
          {page.reasons.items.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" labelledBy="testimonials-title">
        <SectionHead id="testimonials-title" title={page.testimonials.title} text={page.testimonials.text} />
        <TestimonialsCarousel label={page.testimonials.title} />
      </Section>
      <Section labelledBy="faq-title" className="beside">
        <SectionHead id="faq-title" title={page.faq.title} />
        <Faq items={page.faq.items} name="google-ads-faq" firstOpen />
      </Section>
      <ClosingContact tone="teal" sign="megaphone" words={page.final} whatsapp={page.whatsapp} call={page.call} />
    </>
  );
}

/** What people say at the first meeting, typed into a search box each. */
function Problems() {
  const { problems } = usePage().content.googleAds;
  return (
    <Section id="problems" labelledBy="problems-title">
      <SectionHead id="problems-title" title={problems.title} text={problems.text} />
      <ul className="queries">
        {problems.items.map((problem) => (
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

function Philosophy() {
  const { philosophy } = usePage().content.googleAds;
  return (
    <Section tone="sky" labelledBy="philosophy-title" className="beside">
      <div className="section-head">
        <h2 id="philosophy-title">{philosophy.title}</h2>
        {philosophy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <blockquote className="bold">
        <Wave heights={noise} />
        <p>{philosophy.quote}</p>
      </blockquote>
    </Section>
  );
}

/** The four parts of the service; each adds a quarter to the disc. */
function Blocks() {
  const { items } = usePage().content.googleAds.blocks;
  const turns = [3, 0, 1, 2] as const;
  const inks = [palette.tomato, palette.mustard, palette.teal, palette.sky];
  return (
    <ul className="columns">
      {items.map((block, index) => (
        <li key={block.title}>
          <svg width={104} height={104} viewBox="0 0 80 80" aria-hidden="true">
            {inks.slice(0, index + 1).map((ink, turn) => (
              <QuarterDisc key={ink} x={40} y={40} r={40} turn={turns[turn] ?? 0} fill={ink} />
            ))}
          </svg>
          <h3>{block.title}</h3>
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The rate card (specification section 9, Ads management). */
function Prices() {
  const { prices } = usePage().content.googleAds;
  return (
    <Section tone="ink" id="pricing" labelledBy="prices-title">
      <SectionHead id="prices-title" title={prices.title} text={prices.text} />
      <dl className="rows">
        {prices.rows.map((row) => (
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
function WinWin() {
  const { winWin } = usePage().content.googleAds;
  return (
    <Section tone="mustard" labelledBy="win-win-title">
      <SectionHead id="win-win-title" title={winWin.title} text={winWin.text} />
      <ul className="rings">
        {winWin.points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      <p className="bold">{winWin.note}</p>
    </Section>
  );
}
