import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom, drawingsFrom } from "../../components/drawing-from.tsx";
import { Island } from "../../components/island.tsx";
import { CallLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { PriceAndBill } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Examples } from "../../components/sections/examples.tsx";
import { Items, Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section } from "../../components/sections/section.tsx";
import { lostCalls } from "../../facts/calendar.ts";
import { whatsAppUrl } from "../../words/whatsapp.ts";
import { callRange, exampleCalls } from "./call-range.ts";
import { WeekChart } from "./week-chart.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/rispondi-subito/drawing.svg");
const Band = drawingFrom("src/pages/rispondi-subito/band.svg");
const Closing = drawingFrom("src/pages/rispondi-subito/closing.svg");

/** One for each feature, in their order. */
const marks = drawingsFrom("src/pages/rispondi-subito/marks", ["hours", "fork", "card", "operator"]);

/** RispondiSubito: a number to try, and a call from moment to moment. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "mustard",
  service: "rispondiSubito",
};

function Body({ words }: { words: Words }) {
  const { isAlwaysAvailable } = usePage().say.answering;
  return (
    <>
      <PageHero
        tone="mustard"
        kind="bleeds"
        hero={words.hero}
        Drawing={Drawing}
        Band={Band}
        box={<TestCall words={words.test} />}
      />
      <Section tone="ink" id="call" layout="beside" head={words.call}>
        <ol className="stack-2 dialogue">
          {words.call.moments.map(({ who, said }) => (
            <li key={said}>
              <p className="fine-print">{who}</p>
              <p className="spoken title-s">{said}</p>
            </li>
          ))}
        </ol>
      </Section>
      <FirstScreenEnd />
      <Section id="features" head={words.features}>
        <div className="hours">
          {isAlwaysAvailable && <WeekChart words={words.week} />}
          <Items items={words.features.items} look="stack-3" className="marked" before={marks} />
        </div>
      </Section>
      <LostCalls words={words.lost} />
      <Section id="process" className="runs-on" head={words.process}>
        <Steps steps={words.process.steps} look="line" />
      </Section>
      <PriceAndBill of="rispondiSubito" tone="sand" moves={words.moves} />
      <Section id="questions" items={words.questions.items} head={words.questions}>
        <Answers items={words.questions.items} className="talk" />
      </Section>
      <CallToAction cta={words.cta} tone="sky" art={<Closing />} />
    </>
  );
}

/** The invitation to try it out on the toll-free number, boxed. */
function TestCall({ words }: { words: Words["test"] }) {
  return (
    <section className="tile test-call tone-tomato" aria-labelledby="test-title">
      <h2 id="test-title">{words.title}</h2>
      <div className="actions">
        <CallLink className="button primary">{words.button}</CallLink>
        <WhatsAppLink className="button ghost" />
      </div>
      <p>{words.text}</p>
    </section>
  );
}

/** How many calls are lost in a month, and what a month of answers costs. */
function LostCalls({ words: { title, text, note, examples, ...words } }: { words: Words["lost"] }) {
  const { facts } = useSite();
  const { opensNewTab } = usePage().shared.ui;
  const chat = whatsAppUrl(facts.phones.whatsapp);
  const { monthly } = words;
  const rows = exampleCalls.map((perDay) => [perDay, lostCalls(perDay)].map(String));
  const price = monthly ? [[examples.price, `${monthly.figure} ${monthly.note}`]] : [];
  return (
    <Section tone="mustard" id="lost" head={{ title: title, text: text }}>
      <Island name="lost-calls" props={{ range: callRange, chat, words: { ...words, opensNewTab } }} />
      <Examples words={examples} rows={[...rows, ...price]} />
      <p className="fine-print tool-note">{note}</p>
    </Section>
  );
}
