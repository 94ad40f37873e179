import type { ReactNode } from "react";
import { GrowthChart } from "../components/illustrations/growth-chart.tsx";
import { postPictures } from "../components/illustrations/post-pictures.tsx";
import { SpecializationsPicture } from "../components/illustrations/specializations.tsx";
import { PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { Answers, CallToAction, PageHero, Section, SectionHead } from "../components/sections.tsx";
import type { TitledList } from "../content/types.ts";

/** Ad platforms, search and analytics, each with its instruments. */
export function SpecializationsPage() {
  const page = usePage().content.specializations;
  return (
    <>
      <PageHero tone="ink" hero={page.hero} picture={<SpecializationsPicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {page.cta.button}
        </PageLink>
        <a href="#seo" className="button ghost">
          {page.seo.title}
        </a>
        <a href="#analytics" className="button ghost">
          {page.analytics.title}
        </a>
      </PageHero>
      <Section labelledBy="platforms-title">
        <SectionHead id="platforms-title" title={page.platforms.title} text={page.platforms.text} />
        <div className="platforms">
          <SearchAds words={page.platforms.google} />
          <FeedAds words={page.platforms.facebook} />
        </div>
      </Section>
      <Instrument id="seo" tone="sand" words={page.seo}>
        <figure>
          <GrowthChart />
          <figcaption>
            <span>{page.platforms.google.title}</span>
            <span>{page.seo.title}</span>
          </figcaption>
        </figure>
      </Instrument>
      <Instrument id="analytics" tone="mustard" words={page.analytics} />
      <Section labelledBy="questions-title">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Answers items={page.questions.items} />
      </Section>
      <CallToAction cta={page.cta} tone="teal" sign="target" />
    </>
  );
}

/** Google Ads, as a search and its results. */
function SearchAds({ words }: { words: TitledList }) {
  return (
    <article className="platform tone-sky">
      <h3 className="search">
        {words.title}
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth={3} d="M17 10a7 7 0 1 0-14 0 7 7 0 1 0 14 0m-2 5 7 7" />
        </svg>
      </h3>
      <p>{words.text}</p>
      <ul className="results">
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </article>
  );
}

/** Facebook Ads, as posts in a feed. */
function FeedAds({ words }: { words: TitledList }) {
  return (
    <article className="platform tone-teal">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <ul className="posts">
        {words.items.map((item, index) => (
          <li key={item}>
            {postPictures[index]}
            {item}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** A specialization under its name in poster type, and what it does in three points. */
function Instrument({
  id,
  tone,
  words,
  children,
}: {
  id: string;
  tone: "sand" | "mustard";
  words: TitledList;
  children?: ReactNode;
}) {
  return (
    <Section id={id} tone={tone} labelledBy={`${id}-title`} className={`instrument ${id}`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p className="lede">{words.text}</p>
      {children}
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
