import { cycle } from "../../components/cycle.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { Section, SectionHead, type Tone } from "../../components/sections/section.tsx";
import { site } from "../../site.ts";
import { Calendar } from "./calendar.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture } from "./picture.tsx";
import type { Words } from "./words.ts";

/** Instant websites: the calendar from first call to launch, and what is included. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
  ground: "tomato",
  priceRange: "instantWebsites",
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero tone="sky" className="bleeds" hero={words.hero} picture={<Picture alt={words.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <WhatsAppLink />
      </PageHero>
      <Section id="process" labelledBy="timeline-title" items={words.timeline.steps}>
        <SectionHead id="timeline-title" title={words.timeline.title} text={words.timeline.text} />
        <Calendar steps={words.timeline.steps} days={site.delivery.instantSite.timeline} />
      </Section>
      <Section tone="ink" labelledBy="benefits-title" items={words.benefits.items}>
        <SectionHead id="benefits-title" title={words.benefits.title} />
        <Benefits words={words.benefits} />
      </Section>
      <Section tone="sand" labelledBy="included-title" items={words.included.items}>
        <SectionHead id="included-title" title={words.included.title} text={words.included.text} />
        <Window words={words.included} />
      </Section>
      <Section labelledBy="questions-title" items={words.questions.items} className="beside">
        <SectionHead id="questions-title" title={words.questions.title} />
        <Faq items={words.questions.items} name="instant-websites-faq" firstOpen />
      </Section>
      <CallToAction cta={words.cta} tone="teal" art={<Icon name="bolt" />} />
    </>
  );
}

/** Promises behind a figure; what comes on top is a plus. */
function Benefits({ words }: { words: Words["benefits"] }) {
  const { instantSite, supportMonths } = site.delivery;
  const figures = [instantSite.days, supportMonths];
  return (
    <ul className="rows">
      {words.items.map((item, index) => (
        <li key={item.title}>
          <p className="figure" aria-hidden="true">
            {figures[index] ?? "+"}
          </p>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

type Part = readonly [Tone, IconName];

/** What the site is made of, laid out as a site in its window. */
function Window({ words }: { words: Words["included"] }) {
  const parts: readonly Part[] = [
    ["mustard", "page"],
    ["teal", "phone"],
    ["tomato", "chat"],
    ["sky", "pin"],
    ["paper", "target"],
    ["ink", "bars"],
  ];
  return (
    <ul className="window">
      {words.items.map((item, index) => {
        const [tone, icon] = cycle(parts, index);
        return (
          <li key={item} className={`tile tone-${tone}`}>
            <Icon name={icon} />
            {item}
          </li>
        );
      })}
    </ul>
  );
}
