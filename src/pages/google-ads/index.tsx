import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { Island } from "../../components/island.tsx";
import { CallLink, PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { Bill } from "../../components/sections/bill.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { Examples } from "../../components/sections/examples.tsx";
import { Items, TextList } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { PriceRows } from "../../components/sections/price.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { TestimonialsCarousel } from "../../components/sections/reviews.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { enquiriesFor } from "../../facts/bill.ts";
import { compareAds } from "../../facts/compare-ads.ts";
import { wholeEuro } from "../../facts/format.ts";
import { languageSettings } from "../../urls.ts";
import { whatsAppUrl } from "../../words/whatsapp.ts";
import { exampleTopUps, topUpRange } from "./spend-range.ts";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/google-ads/drawing.svg");
const Band = drawingFrom("src/pages/google-ads/band.svg");
const Closing = drawingFrom("src/pages/google-ads/closing.svg");
const Tools = drawingFrom("src/pages/google-ads/tools.svg");
const Lens = drawingFrom("src/pages/google-ads/lens.svg");

/** The sales page of ads management: prices and Win-Win, then problems, philosophy and what the work is. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
};

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  return (
    <>
      <PageHero kind="bleeds" tone="tomato" className="towering" hero={words.hero} Drawing={Drawing} Band={Band}>
        <WhatsAppLink className="button primary">{words.whatsapp}</WhatsAppLink>
        <CallLink className="button ghost">{words.call}</CallLink>
        <a href="#problems" className="button ghost scroll-down">
          <Icon name="arrow-down" />
          <span className="hidden">{words.scroll}</span>
        </a>
      </PageHero>
      <FirstScreenEnd />
      <Prices words={words.prices} />
      <WinWin words={words.winWin} />
      <div className="diptych">
        <Problems words={words.problems} />
        <Philosophy words={words.philosophy} />
      </div>
      <div className="diptych">
        <Section tone="sand" id="blocks" head={words.blocks}>
          <ul className="parts">
            {words.blocks.items.map((block) => (
              <li key={block.title}>
                <h3>{block.title}</h3>
                <TextList items={block.items} />
              </li>
            ))}
          </ul>
        </Section>
        <Section tone="ink" id="reasons" head={words.reasons}>
          <Items items={words.reasons.items} className="reasons" />
        </Section>
      </div>
      <Section id="testimonials" items={facts.reviews} head={words.testimonials}>
        <TestimonialsCarousel label={words.testimonials.title} topic="ads" />
      </Section>
      <Section tone="sand" id="faq" items={words.faq.items} layout="beside" head={words.faq}>
        <Faq items={words.faq.items} />
      </Section>
      <ClosingContact tone="tomato" art={<Closing />} words={words.final} whatsapp={words.whatsapp} call={words.call} />
    </>
  );
}

/** The rates of the terms, and what a spend comes to. */
function Prices({ words }: { words: Words["prices"] }) {
  const { say } = usePage();
  return (
    <Section tone="sand" id="pricing" className="rates">
      <div>
        <SectionHead title={words.title} text={words.text} note="below" />
        <PriceRows rows={say.prices.ads.rows} note={words.note} />
        <p className="fine-print">
          <PageLink to="landing">{words.plans}</PageLink>
        </p>
      </div>
      <Cost words={words} />
    </Section>
  );
}

function Cost({ words: { cost: words, examples } }: { words: Words["prices"] }) {
  const { facts, priceList } = useSite();
  const { language, shared } = usePage();
  const locale = languageSettings[language].figures;
  const { format } = wholeEuro(locale);
  const { enquiryCost } = facts;
  const { management, topUp } = priceList;
  const columns = exampleTopUps.map((count) => compareAds(count, priceList));
  const [head = [], ...rows] = (["spend", "topUps", "management", "onApproval"] as const).map((row) => [
    words[row],
    ...columns.map((column) => format(column[row])),
  ]);
  const enquiries = enquiryCost && columns.map(({ spend }) => enquiriesFor(spend, enquiryCost).join("–"));
  return (
    <div className="tile tone-ink">
      <Island
        name="ads-cost"
        props={{
          locale,
          list: { management, topUp },
          range: topUpRange,
          enquiryCost,
          chat: whatsAppUrl(facts.phones.whatsapp),
          words: { ...words, opensNewTab: shared.ui.opensNewTab },
        }}
      />
      <Examples
        words={{ caption: examples, columns: head }}
        rows={enquiries ? [...rows, [words.enquiries, ...enquiries]] : rows}
      />
    </div>
  );
}

/** The same order without and with Win-Win, as two bills. */
function WinWin({ words }: { words: Words["winWin"] }) {
  return (
    <Section tone="mustard" id="win-win" head={words} note="below">
      <div className="bills">
        <Bill of="ads" title={words.usual} />
        <Bill of="winWin" title={words.winWin} />
      </div>
    </Section>
  );
}

/** What people say at the first meeting, typed into a search box each. */
function Problems({ words }: { words: Words["problems"] }) {
  return (
    <Section id="problems" head={words}>
      <ul className="queries">
        {words.items.map((problem) => (
          <li key={problem.title}>
            <h3 className="side-by-side">
              <Lens />
              {problem.title}
            </h3>
            <p>{problem.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What we start from, with the tools of three trades. */
function Philosophy({ words }: { words: Words["philosophy"] }) {
  return (
    <Section tone="tomato" id="philosophy" className="philosophy" head={words} note="below">
      <Tools />
    </Section>
  );
}
