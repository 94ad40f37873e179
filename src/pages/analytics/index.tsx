import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage } from "../../components/page-context.tsx";
import { PriceAndBill } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Items, Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section } from "../../components/sections/section.tsx";
import { NBSP } from "../../facts/format.ts";
import { Band, Drawing } from "./drawing.tsx";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

const Closing = drawingFrom("src/pages/analytics/closing.svg");

/** Analytics: one page of report, and the questions it answers. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "teal",
  service: "analytics",
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero kind="bleeds" tone="teal" hero={words.hero} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <a href="#report" className="button ghost">
          {words.report.see}
          <Icon name="arrow-down" />
        </a>
      </PageHero>
      <SampleReport words={words.report} />
      <FirstScreenEnd />
      <Section id="features" head={words.features}>
        <Items items={words.features.items} look="rows" />
      </Section>
      <Section tone="teal" id="process" className="rising-bars" head={words.process}>
        <Steps steps={words.process.steps} look="point-list" className="rising" />
      </Section>
      <PriceAndBill of="analytics" tone="sand" side="left" moves={words.moves} />
      <Section id="questions" items={words.questions.items} layout="beside" head={words.questions}>
        <Answers items={words.questions.items} />
      </Section>
      <CallToAction cta={words.cta} tone="teal" art={<Closing />} layout="art-left" />
    </>
  );
}

/** One page of report, as a sheet: a question, its answer and its figures in each field. The last one needs no figures. */
function SampleReport({ words }: { words: Words["report"] }) {
  const figures = useFigures(words);
  return (
    <Section tone="sky" id="report" head={words} note="below">
      <ol className="report on-paper">
        {reportOrder.map((name) => (
          <li key={name}>
            <p>{words.questions[name].question}</p>
            <p>
              <strong className="title-l">{words.questions[name].answer}</strong>
            </p>
            {figures[name] && <Bars figures={figures[name]} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const reportOrder = ["sources", "cost", "best", "lost", "next"] as const;

/** An amount with its name, and how it is written. */
interface ReportFigure {
  name: string;
  amount: number;
  written?: string;
}

/** Returns the figures of the sample report below each question. */
function useFigures(words: Words["report"]): Partial<Record<(typeof reportOrder)[number], readonly ReportFigure[]>> {
  const { euro } = usePage().say;
  const { costOnFacebook, costOnGoogle, ...sample } = sampleReport;
  return {
    sources: [
      { name: "Google", amount: sample.fromGoogle },
      { name: "Facebook", amount: sample.fromFacebook },
      { name: words.site, amount: sample.fromSite },
    ],
    cost: [
      { name: "Google", amount: costOnGoogle, written: euro(costOnGoogle) },
      { name: "Facebook", amount: costOnFacebook, written: euro(costOnFacebook) },
    ],
    best: [
      { name: `${words.ad}${NBSP}A`, amount: sample.fromAdA },
      { name: `${words.ad}${NBSP}B`, amount: sample.fromAdB },
    ],
    lost: [
      { name: words.visits, amount: sample.visits },
      { name: words.priceViews, amount: sample.priceViews },
      { name: words.enquiries, amount: sample.enquiries },
    ],
  };
}

/** Figures as bars, as long as they are large. */
function Bars({ figures }: { figures: readonly ReportFigure[] }) {
  const most = Math.max(...figures.map(({ amount }) => amount));
  return (
    <dl className="bars">
      {figures.map(({ name, amount, written }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="title-s">{written ?? amount}</dd>
          <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path fill="currentColor" d={`M0 0h${amount}v1H0z`} />
          </svg>
        </div>
      ))}
    </dl>
  );
}
