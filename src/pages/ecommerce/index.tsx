import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { PriceAndBill } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section } from "../../components/sections/section.tsx";
import { samplePrices } from "./sample-prices.ts";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/ecommerce/drawing.svg");
const Band = drawingFrom("src/pages/ecommerce/band.svg");
const Closing = drawingFrom("src/pages/ecommerce/closing.svg");

/** E-commerce: where orders get lost, and what is done about it. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "sky",
  service: "ecommerce",
};

function Body({ words }: { words: Words }) {
  const { euro } = usePage().say;
  const { ads, goods, left, price } = samplePrices;
  /** The receipt of a sample order, in the order of the steps. */
  const amounts = [euro(price), `−${euro(goods)}`, `−${euro(ads)}`, euro(left)];
  return (
    <>
      <PageHero tone="sky" kind="bleeds" hero={words.hero} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <WhatsAppLink className="button ghost" />
      </PageHero>
      <Section id="leaks" head={words.leaks}>
        <dl className="rows leaks">
          {words.leaks.rows.map(({ leak, remedy }) => (
            <div key={leak}>
              <dt className="title-m">{leak}</dt>
              <dd>{remedy}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <FirstScreenEnd />
      <Section tone="sand" id="features" head={words.features}>
        <Shelf words={words.features} />
      </Section>
      <Section tone="sky" id="process" layout="beside" className="poster" head={words.process}>
        <ol className="point-list receipt torn on-paper uncovers">
          {words.process.steps.map(({ title, text, line }, index) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="receipt-line">
                <span>{line}</span> <strong className="title-m">{cycle(amounts, index)}</strong>
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <PriceAndBill of="ecommerce" tone="sand" moves={words.moves} />
      <Section id="questions" items={words.questions.items} head={words.questions}>
        <Answers items={words.questions.items} rule="ticks" />
      </Section>
      <CallToAction cta={words.cta} tone="sky" art={<Closing />} />
    </>
  );
}

/** The features as parcels of unequal height on one shelf, each with its label. */
function Shelf({ words }: { words: Words["features"] }) {
  const tones = ["tomato", "teal", "mustard", "sky"];
  return (
    <ul className="stack-2 shelf">
      {words.items.map((feature, index) => (
        <li key={feature.title} className={`tone-${cycle(tones, index)}`}>
          <div className="parcel-label on-paper">
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
