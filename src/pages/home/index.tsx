import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { ContactAnchor, PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useLinkWords, usePage, useSite } from "../../components/page-context.tsx";
import { ContactSection } from "../../components/sections/contact-section.tsx";
import { Embed } from "../../components/sections/embed.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { ClientLine, TestimonialsCarousel } from "../../components/sections/reviews.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { ClientsCarousel } from "./clients-carousel.tsx";
import { Drawing } from "./drawing.tsx";
import { PictureFaces } from "./drawing-faces.tsx";
import { MissingNote } from "./missing-note.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { Statistics } from "./statistics.tsx";
import type { Words } from "./words.ts";

/** The home page: everything the agency does, for whom, and how to reach it. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "mustard",
};

function Body({ words }: { words: Words }) {
  const { facts } = useSite();
  const { shared } = usePage();
  const linkWords = useLinkWords();
  const { hero, clients } = words;
  const clientsNote = facts.sampleContent.includes("stories") ? `${clients.sample} ${clients.text}` : clients.text;
  return (
    <>
      <PageHero hero={hero} drawing={<PictureFaces words={hero} />} review={<ClientLine of="instantWebsites" />}>
        <ContactAnchor className="button primary">{hero.startNow}</ContactAnchor>
        <PageLink to="services" className="button ghost">
          {hero.learnMore}
          <span className="hidden">{`: ${linkWords("services").label}`}</span>
        </PageLink>
      </PageHero>
      <FirstScreenEnd />
      <Section tone="sand" labelledBy="services-title">
        <SectionHead id="services-title" title={shared.services.title} text={shared.services.text} />
        <ServiceCards words={words.card} />
        <p className="going-on">
          {words.starts.text}{" "}
          <PageLink to="services" section="starts" className="more">
            {words.starts.link}
          </PageLink>
        </p>
      </Section>
      <Statistics words={words.statistics} />
      <Section labelledBy="method-title" className="beside">
        <SectionHead id="method-title" title={words.method.title} text={words.method.text} />
        <Steps steps={words.method.steps} className="ledger" />
      </Section>
      <Section
        tone="sand"
        labelledBy="clients-title"
        items={[...facts.clients.demos, ...facts.clients.names]}
        className="clients controls-above"
      >
        <SectionHead id="clients-title" title={words.clients.title} text={clientsNote} note="below" />
        <ClientsCarousel words={words.clients} />
      </Section>
      <Section tone="mustard" labelledBy="faq-title" items={words.faq.items} className="beside">
        <SectionHead id="faq-title" title={words.faq.title} />
        <Faq items={words.faq.items} />
      </Section>
      <Section labelledBy="testimonials-title" items={facts.reviews} className="controls-above">
        <SectionHead id="testimonials-title" title={words.testimonials.title} />
        <TestimonialsCarousel label={words.testimonials.title} />
      </Section>
      {facts.links.socialFeedScript && (
        <Section tone="sand" labelledBy="feed-title" className="feed">
          <SectionHead id="feed-title" title={words.feed.title} />
          <Embed kind="feed" />
        </Section>
      )}
      <ContactSection />
      <MissingNote words={words.missing} />
    </>
  );
}
