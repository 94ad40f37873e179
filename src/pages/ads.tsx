import type { ReactNode } from "react";
import { Icon } from "../components/icon.tsx";
import { AdsPicture } from "../components/illustrations/ads.tsx";
import { palette } from "../components/illustrations/shapes.tsx";
import { PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, Faq, PageHero, Section, SectionHead, Steps, type Tone } from "../components/sections.tsx";
import type { Titled } from "../content/types.ts";

/** Ads management: Google beside Facebook, and the way to the offer with its prices. */
export function AdsPage() {
  const page = usePage().content.ads;
  return (
    <>
      <PageHero tone="mustard" hero={page.hero} picture={<AdsPicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {page.cta.button}
        </PageLink>
        <a href="#pricing" className="button ghost">
          {page.offer.title}
        </a>
      </PageHero>
      <Platforms />
      <Section tone="ink" labelledBy="features-title">
        <SectionHead id="features-title" title={page.featuresTitle} />
        <ul className="rows louder">
          {page.features.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" id="process" labelledBy="process-title">
        <SectionHead id="process-title" title={page.process.title} text={page.process.text} />
        <Steps steps={page.process.steps} />
      </Section>
      <Section tone="tomato" id="pricing" labelledBy="offer-title" className="poster">
        <SectionHead id="offer-title" title={page.offer.title} />
        <div>
          <p className="statement">{page.offer.text}</p>
          <PageLink to="google-ads" className="button primary">
            {page.offer.link}
            <Icon name="arrow-right" />
          </PageLink>
        </div>
      </Section>
      <Section labelledBy="questions-title" className="beside">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Faq items={page.questions.items} name="ads-faq" firstOpen />
      </Section>
      <CallToAction cta={page.cta} sign="megaphone" />
    </>
  );
}

/** Google beside Facebook, as two billboards on one street. */
function Platforms() {
  const { platforms } = usePage().content.ads;
  return (
    <Section labelledBy="platforms-title">
      <SectionHead id="platforms-title" title={platforms.title} />
      <div className="street">
        <Billboard words={platforms.google} tone="sky">
          <circle cx="38" cy="38" r="30" fill="none" stroke="currentColor" strokeWidth="14" />
          <path stroke="currentColor" strokeWidth="18" d="m60 60 34 34" />
        </Billboard>
        <Billboard words={platforms.facebook} tone="teal">
          <path fill={palette.mustard} d="M0 92a48 48 0 0 1 96 0z" />
          <path stroke="currentColor" strokeWidth="8" d="M48 34V2M18 48 2 24M78 48l16-24" />
        </Billboard>
      </div>
      <p className="statement">{platforms.both}</p>
    </Section>
  );
}

function Billboard({ words, tone, children }: { words: Titled; tone: Tone; children: ReactNode }) {
  return (
    <article>
      <div className={`billboard tone-${tone}`}>
        <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
          {children}
        </svg>
        <h3>{words.title}</h3>
        <p className="lede">{words.text}</p>
      </div>
    </article>
  );
}
