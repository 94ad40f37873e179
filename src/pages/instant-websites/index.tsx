import { cycle } from "../../components/cycle.ts";
import { PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { OnlineSection } from "../../components/sections/online-section.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { ClientVoice } from "../../components/sections/reviews.tsx";
import { Section, SectionHead, type Tone } from "../../components/sections/section.tsx";
import { site } from "../../site.ts";
import { Calendar } from "./calendar.tsx";
import { Closing } from "./closing.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture } from "./picture.tsx";
import { wireframes } from "./wireframes.tsx";
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
      <PageHero
        tone="sky"
        kind="bleeds"
        hero={words.hero}
        picture={<Picture alt={words.hero.pictureAlt} />}
        band={<Picture alt={words.hero.pictureAlt} band="0 150 560 161" />}
      >
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <WhatsAppLink />
      </PageHero>
      <ClientVoice tone="sand" />
      <Section id="process" labelledBy="timeline-title" items={words.timeline.steps}>
        <SectionHead id="timeline-title" title={words.timeline.title} text={words.timeline.text} />
        <Calendar steps={words.timeline.steps} days={site.delivery.instantSite.timeline} />
      </Section>
      <OnlineSection tone="mustard" words={words.online} days={site.delivery.instantSite.days} counted="all" />
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
        <Faq items={words.questions.items} />
      </Section>
      <CallToAction cta={words.cta} tone="teal" art={<Closing />} />
    </>
  );
}

/** Promises as posters with a figure; what comes on top is a plus. */
function Benefits({ words }: { words: Words["benefits"] }) {
  const { instantSite, supportMonths } = site.delivery;
  const figures = [instantSite.days, supportMonths];
  const tones: readonly Tone[] = ["mustard", "tomato", "sky"];
  return (
    <ul className="columns posters">
      {words.items.map((item, index) => (
        <li key={item.title} className={`tile tone-${cycle(tones, index)}`}>
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

/** What the site is made of, laid out as a site in its window. */
function Window({ words }: { words: Words["included"] }) {
  return (
    <ul className="window">
      {words.items.map((item, index) => {
        const [tone, wireframe] = cycle(wireframes, index);
        return (
          <li key={item} className={`tile tone-${tone}`}>
            {wireframe}
            {item}
          </li>
        );
      })}
    </ul>
  );
}
