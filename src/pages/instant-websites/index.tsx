import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom, drawingsFrom } from "../../components/drawing-from.tsx";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useSite } from "../../components/page-context.tsx";
import { PriceAndBill } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { OnlineTool } from "../../components/sections/online-tool.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section, type Tone } from "../../components/sections/section.tsx";
import { daysOf } from "../../facts/calendar.ts";
import { DayByDay } from "./day-by-day.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/instant-websites/drawing.svg");
const Band = drawingFrom("src/pages/instant-websites/band.svg");
const Closing = drawingFrom("src/pages/instant-websites/closing.svg");

/** The parts of a site as its plan draws them, each with its ground. */
const wireframes = drawingsFrom("src/pages/instant-websites/wireframes", [
  "first-lines",
  "phone",
  "buttons",
  "map",
  "result",
  "count",
]);
const grounds: readonly Tone[] = ["mustard", "teal", "tomato", "sky", "paper", "ink"];

/** Instant websites: the days from first session to launch, and what is included. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "tomato",
  service: "instantWebsites",
};

function Body({ words }: { words: Words }) {
  const { delivery, websites } = useSite().facts;
  /** What the price buys: the days of the work, the months of support, the changes. */
  const counts = [daysOf(delivery.instantWebsites), delivery.supportMonths, websites.yearlyChanges];
  return (
    <>
      <PageHero tone="sky" kind="bleeds" hero={words.hero} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <WhatsAppLink className="button ghost" />
      </PageHero>
      <Section id="process" head={words.timeline}>
        <DayByDay words={words.timeline.steps} />
        <div className="tile tone-sky day-tool">
          <OnlineTool words={words.timeline.online} what="Sito" days={daysOf(delivery.instantWebsites)} counted="all" />
        </div>
      </Section>
      <FirstScreenEnd />
      <Section tone="sand" id="included" head={words.included}>
        <Window words={words.included} />
      </Section>
      <Section tone="ink" id="benefits" head={words.benefits}>
        <ul className="columns counted">
          {words.benefits.items.map(({ figure, title, text }, index) => (
            <li key={title}>
              <Units count={counts[index]} />
              <p className="figure title-m">{figure}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <PriceAndBill of="instantWebsites" tone="tomato" moves={words.moves} />
      <Section id="questions" items={words.questions.items} layout="beside" head={words.questions}>
        <Answers items={words.questions.items} />
      </Section>
      <CallToAction cta={words.cta} tone="sky" art={<Closing />} layout="art-left" />
    </>
  );
}

/** As many shapes as there are units. */
function Units({ count = 0 }: { count: number | undefined }) {
  const units = Array.from({ length: count }, (_, unit) => unit);
  return (
    <p className="units" aria-hidden="true">
      {units.map((unit) => (
        <span key={unit} />
      ))}
    </p>
  );
}

/** What the site is made of, laid out as a site in its window. */
function Window({ words }: { words: Words["included"] }) {
  return (
    <ul className="window whole">
      {words.items.map((item, index) => (
        <li key={item} className={`tile title-s tone-${cycle(grounds, index)}`}>
          {cycle(wireframes, index)}
          {item}
        </li>
      ))}
    </ul>
  );
}
