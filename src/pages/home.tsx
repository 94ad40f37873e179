import { ClientsCarousel } from "../components/clients-carousel.tsx";
import { ContactSection } from "../components/contact-section.tsx";
import { Embed } from "../components/embed.tsx";
import { HomePicture } from "../components/illustrations/home.tsx";
import { HomeBackPicture } from "../components/illustrations/home-back.tsx";
import { Island } from "../components/island.tsx";
import { ContactAnchor, PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { TestimonialsCarousel } from "../components/reviews.tsx";
import { Faq, PageHero, Section, SectionHead, Steps } from "../components/sections.tsx";
import { ServiceCards } from "../components/service-cards.tsx";
import { site } from "../site.ts";

/** The home page: everything the agency does, for whom, and how to reach it (specification section 2, Home). */
export function HomePage() {
  const { home, hero, nav, services } = usePage().content;
  return (
    <>
      <PageHero
        hero={{ kicker: hero.kicker, title: hero.title, accent: hero.highlight, lede: hero.description }}
        picture={<FlipPicture />}
      >
        <ContactAnchor className="button primary">{hero.startNow}</ContactAnchor>
        <PageLink to="services" className="button ghost">
          {hero.learnMore}
          <span className="hidden">{`: ${nav.services}`}</span>
        </PageLink>
      </PageHero>
      <Statistics />
      <Section labelledBy="services-title">
        <SectionHead id="services-title" title={services.title} text={services.text} />
        <ServiceCards />
      </Section>
      <Section tone="sand" labelledBy="method-title">
        <SectionHead id="method-title" title={home.method.title} text={home.method.text} />
        <Steps steps={home.method.steps} />
      </Section>
      <Section labelledBy="clients-title" className="clients">
        <SectionHead id="clients-title" title={home.clients.title} text={home.clients.text} />
        <ClientsCarousel label={home.clients.title} />
      </Section>
      <Section tone="mustard" labelledBy="faq-title" className="beside">
        <SectionHead id="faq-title" title={home.faq.title} />
        <Faq items={home.faq.items} name="home-faq" firstOpen />
      </Section>
      <Section labelledBy="testimonials-title">
        <SectionHead id="testimonials-title" title={home.testimonials.title} text={home.testimonials.text} />
        <TestimonialsCarousel label={home.testimonials.title} />
      </Section>
      <Section tone="sand" labelledBy="feed-title" className="beside">
        <SectionHead id="feed-title" title={home.feed.title} text={home.feed.text} />
        <Embed kind="feed" />
      </Section>
      <ContactSection />
    </>
  );
}

/** The hero composition; a click turns it to its back face (specification section 2, Home). */
function FlipPicture() {
  const { picture } = usePage().content.hero;
  return (
    <Island
      name="flip-image"
      hydrate="touch"
      props={{ turn: picture.turn, back: picture.back }}
      slots={{
        front: <HomePicture alt={picture.frontAlt} />,
        back: (
          <>
            <HomeBackPicture />
            <p className="flip-words">
              {picture.words.map((word) => (
                <strong key={word}>{word}</strong>
              ))}
              <span>{picture.back}</span>
            </p>
          </>
        ),
      }}
    />
  );
}

function Statistics() {
  const { statistics } = usePage().content.home;
  const { clients, campaigns, averageRoiPercent, experienceYears } = site.statistics;
  const figures = [
    [`${clients}+`, statistics.clients],
    [`${campaigns}+`, statistics.campaigns],
    [`${averageRoiPercent}%`, statistics.roi],
    [`${experienceYears}+`, statistics.experience],
  ] as const;
  return (
    <section className="statistics tone-ink" aria-label={statistics.title}>
      <dl className="measure">
        {figures.map(([value, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
