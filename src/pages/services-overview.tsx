import { Icon } from "../components/icon.tsx";
import { ServicesPicture } from "../components/illustrations/services.tsx";
import { PageLink, WhatsAppLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, PageHero, Section, SectionHead, type Tone } from "../components/sections.tsx";
import type { ServiceCard, ServiceIcon } from "../content/types.ts";

/** Every service, with a way into each and a guide to choose. */
export function ServicesOverviewPage() {
  const page = usePage().content.servicesOverview;
  return (
    <>
      <PageHero hero={page.hero} picture={<ServicesPicture alt={page.hero.pictureAlt} />}>
        <a href="#guide" className="button primary">
          {page.guide.title}
          <Icon name="arrow-down" />
        </a>
        <WhatsAppLink />
      </PageHero>
      <ServiceIndex />
      <Section tone="teal" id="guide" labelledBy="guide-title">
        <SectionHead id="guide-title" title={page.guide.title} text={page.guide.text} />
        <Guide />
      </Section>
      <CallToAction cta={page.cta} tone="tomato" sign="chat" />
    </>
  );
}

/** The ground of each service's tile, as in the picture of the hero. */
const tones: Record<ServiceIcon, Tone> = {
  target: "teal",
  cart: "mustard",
  megaphone: "sky",
  bars: "ink",
  bolt: "tomato",
  chat: "sky",
  page: "teal",
  phone: "mustard",
};

/** All eight services in large type, down the thumb index of their tiles. */
function ServiceIndex() {
  const { services, servicesOverview } = usePage().content;
  return (
    <Section labelledBy="index-title" className="index-section">
      <h2 id="index-title" className="hidden">
        {services.title}
      </h2>
      <ul className="index">
        {services.cards.map((card, index) => (
          <li key={card.icon}>
            <span className={`index-tile tone-${tones[card.icon]}`}>
              <Icon name={card.icon} />
            </span>
            <h3>{card.title}</h3>
            <div className="index-words">
              <p>{servicesOverview.entries[index]?.text}</p>
              <WayIn card={card}>{servicesOverview.entries[index]?.link ?? card.title}</WayIn>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Covers the whole entry; the messaging service opens the chat. */
function WayIn({ card, children }: { card: ServiceCard; children: string }) {
  if (card.path === null) return <WhatsAppLink className="way-in">{children}</WhatsAppLink>;
  return (
    <PageLink to={card.path} className="way-in">
      {children}
      <Icon name="arrow-right" />
    </PageLink>
  );
}

/** What a visitor might say and what we would answer, as an exchange of messages. */
function Guide() {
  const { guide } = usePage().content.servicesOverview;
  return (
    <dl className="talk">
      {guide.rows.map(({ need, answer, path }) => (
        <div key={path}>
          <dt>{need}</dt>
          <dd>
            <PageLink to={path}>
              {answer}
              <Icon name="arrow-right" />
            </PageLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
