import type { ReactNode } from "react";
import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom, drawingsFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { CallLink, PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useLinkWords, usePage } from "../../components/page-context.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { TextList } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { ClientLine } from "../../components/sections/reviews.tsx";
import { Section, SectionTitle, type Tone } from "../../components/sections/section.tsx";
import type { Path } from "../../urls.ts";
import { CraftIndex } from "./craft-index.tsx";
import { SourcesChart } from "./sources-chart.tsx";
import type { Tool, Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/specializations/drawing.svg");
const Band = drawingFrom("src/pages/specializations/band.svg");
const Closing = drawingFrom("src/pages/specializations/closing.svg");
const GrowthChart = drawingFrom("src/pages/specializations/growth-chart.svg");
const Lens = drawingFrom("src/pages/specializations/lens.svg");

/** The pictures of the drawn feed. */
const posts = drawingsFrom("src/pages/specializations/posts", ["audience", "picture", "way-back"]);

/** Ad platforms, search and analytics, each with its instruments. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "sky",
  service: "specializations",
};

function Body({ words }: { words: Words }) {
  const { shared } = usePage();
  return (
    <>
      <PageHero tone="sky" hero={words.hero} review={<ClientLine of="specializations" />} Drawing={Drawing} Band={Band}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <CallLink className="button ghost">{shared.ui.callTollFree}</CallLink>
      </PageHero>
      <CraftIndex words={words} />
      <Section id="platforms" head={words.platforms}>
        <div className="stack-2 platforms">
          <SearchAds words={words.platforms.google} price={words.prices.google} />
          <FeedAds words={words.platforms.facebook} price={words.prices.facebook} />
        </div>
      </Section>
      <FirstScreenEnd />
      <Instrument
        id="seo"
        tone="sand"
        words={words.seo}
        next="contact"
        price={<p className="price-note">{shared.ui.priceVaries}</p>}
      >
        <figure>
          <GrowthChart />
          <figcaption>
            <span>{words.seo.today}</span>
            <Series tone="mustard" name={words.platforms.google.title} />
            <Series tone="tomato" name={words.seo.title} />
            <span>{words.seo.inAYear}</span>
          </figcaption>
        </figure>
      </Instrument>
      <Instrument
        id="analytics"
        tone="sky"
        words={words.analytics}
        next="services/analytics"
        price={<p>{words.prices.analytics}</p>}
      >
        <figure>
          <SourcesChart />
          <figcaption>
            <Series tone="mustard" name={words.platforms.google.title} />
            <Series tone="teal" name={words.platforms.facebook.title} />
            <Series tone="tomato" name={words.seo.title} />
          </figcaption>
        </figure>
      </Instrument>
      <Section id="questions" items={words.questions.items} head={words.questions}>
        <Answers items={words.questions.items} rule="ticks" />
      </Section>
      <CallToAction cta={words.cta} tone="sky" art={<Closing />} layout="art-left" />
    </>
  );
}

/** Google Ads, as a search and its results. */
function SearchAds({ words, price }: { words: Tool; price: string }) {
  return (
    <article id="google" className="stack-3 platform tone-mustard">
      <h3 className="side-by-side search-field title-m on-paper">
        {words.title}
        <Lens />
      </h3>
      <p>{words.text}</p>
      <TextList items={words.items} className="results title-s" />
      <Onward to="google-ads" price={<p>{price}</p>} />
    </article>
  );
}

/** Facebook Ads, as posts in a feed. */
function FeedAds({ words, price }: { words: Tool; price: string }) {
  return (
    <article id="facebook" className="stack-3 platform tone-teal">
      <h3 className="title-m">{words.title}</h3>
      <p>{words.text}</p>
      <ul className="stack-2 post-list">
        {words.items.map((item, index) => (
          <li key={item} className="on-paper">
            {cycle(posts, index)}
            {item}
          </li>
        ))}
      </ul>
      <Onward to="landing" price={<p>{price}</p>} />
    </article>
  );
}

/** The name of a series of a chart, after its colour. */
function Series({ tone, name }: { tone: Tone; name: string }) {
  return (
    <span>
      <i className={`tone-${tone}`} />
      {name}
    </span>
  );
}

/** A specialization under its name in poster type, what it does in three points, and where to go on. */
function Instrument({
  id,
  tone,
  words,
  next,
  price,
  children,
}: {
  id: string;
  tone: Tone;
  words: Tool;
  next: Path;
  price: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Section id={id} tone={tone} className={id === "seo" ? "instrument seo" : "instrument"}>
      <SectionTitle>{words.title}</SectionTitle>
      <p className="lede">{words.text}</p>
      {children}
      <TextList items={words.items} className="title-s" />
      <Onward to={next} price={price} />
    </Section>
  );
}

/** A price, and the way to the page that says more. */
function Onward({ to, price }: { to: Path; price: ReactNode }) {
  const nameOf = useLinkWords();
  return (
    <div className="actions">
      {price}
      <PageLink to={to} className="button ghost">
        {nameOf(to).label}
        <Icon name="arrow-right" />
      </PageLink>
    </div>
  );
}
