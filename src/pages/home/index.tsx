import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { ContactAnchor, PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { useLinkWords, usePage, useSite } from "../../components/page-context.tsx";
import { ContactSection } from "../../components/sections/contact-section.tsx";
import { Embed } from "../../components/sections/embed.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { TestimonialsCarousel } from "../../components/sections/reviews.tsx";
import { Section } from "../../components/sections/section.tsx";
import { ClientsCarousel } from "./clients-carousel.tsx";
import { Drawing, PictureFaces } from "./drawing-faces.tsx";
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
      <PageHero className="turnable" hero={hero} Drawing={({ alt }) => <PictureFaces words={hero.flip} alt={alt} />}>
        <ContactAnchor className="button primary">{hero.startNow}</ContactAnchor>
        <PageLink to="services" className="button ghost">
          {hero.learnMore}
          <span className="hidden">{`: ${linkWords("services").label}`}</span>
        </PageLink>
      </PageHero>
      <FirstScreenEnd />
      <Section tone="sand" id="services" head={shared.services}>
        <ServiceCards words={words.card} />
        <p className="going-on">
          {words.starts.text}{" "}
          <PageLink to="services" section="starts" className="more">
            {words.starts.link}
          </PageLink>
        </p>
      </Section>
      <Statistics words={words.statistics} />
      <Section id="method" layout="beside" head={words.method}>
        <Steps steps={words.method.steps} className="ledger" />
      </Section>
      <Section
        tone="sand"
        id="clients"
        items={[...facts.clients.demos, ...facts.clients.names]}
        className="clients controls-above"
        head={{ title: words.clients.title, text: clientsNote }}
        note="below"
      >
        <ClientsCarousel words={words.clients} />
      </Section>
      <Section tone="mustard" id="faq" items={words.faq.items} layout="beside" head={words.faq}>
        <Faq items={words.faq.items} />
      </Section>
      <Section id="testimonials" items={facts.reviews} className="controls-above" head={words.testimonials}>
        <TestimonialsCarousel label={words.testimonials.title} />
      </Section>
      {facts.links.socialFeedScript && (
        <Section tone="sand" id="feed" className="feed" head={words.feed}>
          <Embed kind="feed" />
        </Section>
      )}
      <ContactSection />
      <MissingNote words={words.missing} />
    </>
  );
}
