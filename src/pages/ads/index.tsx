import type { ReactNode } from "react";
import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useLinkWords } from "../../components/page-context.tsx";
import { PriceAndBill } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Items, Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { PriceRows } from "../../components/sections/price.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { ClientLine } from "../../components/sections/reviews.tsx";
import { Section, type Titled, type Tone } from "../../components/sections/section.tsx";
import { Closing } from "./closing.tsx";
import { Band, Drawing } from "./drawing.tsx";
import type { Words } from "./words.ts";

const Google = drawingFrom("src/pages/ads/google.svg");
const Facebook = drawingFrom("src/pages/ads/facebook.svg");

/** Ads management: its price and a bill, what we do day by day, and the way to the page with all prices. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "mustard",
  service: "ads",
};

function Body({ words }: { words: Words }) {
  const nameOf = useLinkWords();
  return (
    <>
      <PageHero tone="mustard" kind="bleeds" hero={words.hero} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <PageLink to="google-ads" className="button ghost">
          {words.prices}
          <Icon name="arrow-right" />
        </PageLink>
      </PageHero>
      <Platforms words={words.platforms} />
      <FirstScreenEnd />
      <Section tone="mustard" id="features" head={words.features}>
        <Items items={words.features.items} look="rows" className="louder" />
      </Section>
      <Section id="process" head={words.process}>
        <Steps steps={words.process.steps} look="steps" className="spends" />
      </Section>
      <Section tone="ink" id="report" layout="beside" head={{ title: words.report.title }}>
        <div>
          <PriceRows rows={words.report.rows} note={words.report.text} />
          <ClientLine of="ads" />
        </div>
      </Section>
      <PriceAndBill
        of="ads"
        tone="sand"
        moves={
          <>
            {words.moves} <PageLink to="services/lead-generation">{nameOf("services/lead-generation").label}</PageLink>.
          </>
        }
      />
      <Section id="questions" items={words.questions.items} layout="beside" head={words.questions}>
        <Answers items={words.questions.items} />
      </Section>
      <CallToAction tone="mustard" cta={words.cta} art={<Closing words={words.cta.hoarding} />} />
    </>
  );
}

/** Google beside Facebook, as two billboards on one street. */
function Platforms({ words }: { words: Words["platforms"] }) {
  return (
    <Section id="platforms" head={words}>
      <div className="street">
        <Billboard words={words.google} tone="sky" drawing={<Google />} />
        <Billboard words={words.facebook} tone="teal" drawing={<Facebook />} />
      </div>
    </Section>
  );
}

function Billboard({ words, tone, drawing }: { words: Titled; tone: Tone; drawing: ReactNode }) {
  return (
    <article className="comes">
      <div className={`billboard whole tone-${tone}`}>
        {drawing}
        <h3>{words.title}</h3>
        <p className="lede">{words.text}</p>
      </div>
    </article>
  );
}
