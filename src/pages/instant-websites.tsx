import { DaySteps } from "../components/day-steps.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { InstantWebsitesPicture } from "../components/illustrations/instant-websites.tsx";
import { PageLink, WhatsAppLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, Faq, PageHero, Section, SectionHead, type Tone } from "../components/sections.tsx";
import { site } from "../site.ts";

/** Instant websites: the calendar from first call to launch, and what is included. */
export function InstantWebsitesPage() {
  const { instantWebsites: page, ui } = usePage().content;
  return (
    <>
      <PageHero tone="sky" hero={page.hero} picture={<InstantWebsitesPicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {ui.contactUs}
        </PageLink>
        <WhatsAppLink />
      </PageHero>
      <Section id="process" labelledBy="timeline-title">
        <SectionHead id="timeline-title" title={page.timeline.title} text={page.timeline.text} />
        <DaySteps
          look="calendar"
          steps={page.timeline.steps}
          days={site.delivery.instantSite.timeline}
          tones={["sky", "mustard", "teal", "tomato"]}
        />
      </Section>
      <Section tone="ink" labelledBy="benefits-title">
        <SectionHead id="benefits-title" title={page.benefits.title} />
        <Benefits />
      </Section>
      <Section tone="sand" labelledBy="included-title">
        <SectionHead id="included-title" title={page.included.title} text={page.included.text} />
        <Window />
      </Section>
      <Section labelledBy="questions-title" className="beside">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Faq items={page.questions.items} name="instant-websites-faq" firstOpen />
      </Section>
      <CallToAction cta={page.cta} tone="tomato" sign="bolt" />
    </>
  );
}

/** Three promises, each behind the figure that stands for it. */
function Benefits() {
  const { items } = usePage().content.instantWebsites.benefits;
  const { instantSite, supportMonths } = site.delivery;
  const figures = [instantSite.days, supportMonths, "+"];
  return (
    <ul className="rows">
      {items.map((item, index) => (
        <li key={item.title}>
          <p className="figure" aria-hidden="true">
            {figures[index]}
          </p>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What the site is made of, laid out as a site in its window. */
function Window() {
  const { items } = usePage().content.instantWebsites.included;
  const parts: readonly (readonly [Tone, IconName])[] = [
    ["mustard", "page"],
    ["teal", "phone"],
    ["tomato", "chat"],
    ["sky", "pin"],
    ["paper", "target"],
    ["ink", "bars"],
  ];
  return (
    <ul className="window">
      {parts.map(([tone, icon], index) => (
        <li key={icon} className={`tile tone-${tone}`}>
          <Icon name={icon} />
          {items[index]}
        </li>
      ))}
    </ul>
  );
}
