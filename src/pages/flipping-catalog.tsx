import { FlipBook } from "../components/flip-book.tsx";
import { FlippingCatalogPicture } from "../components/illustrations/flipping-catalog.tsx";
import { PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, Faq, PageHero, Section, SectionHead, type Tone } from "../components/sections.tsx";

/** Flipping Catalog: a small one to try, its advantages and its uses. */
export function FlippingCatalogPage() {
  const page = usePage().content.flippingCatalog;
  return (
    <>
      <PageHero tone="mustard" hero={page.hero} picture={<FlippingCatalogPicture alt={page.hero.pictureAlt} />}>
        <a href="#demo" className="button primary">
          {page.demo.title}
        </a>
        <PageLink to="contact" className="button ghost">
          {page.cta.button}
        </PageLink>
      </PageHero>
      <Section tone="teal" id="demo" labelledBy="demo-title" className="tabletop">
        <SectionHead id="demo-title" title={page.demo.title} text={page.demo.text} />
        <FlipBook />
      </Section>
      <Section labelledBy="advantages-title">
        <SectionHead id="advantages-title" title={page.advantages.title} />
        <ul className="corners">
          {page.advantages.items.map((advantage) => (
            <li key={advantage.title}>
              <h3>{advantage.title}</h3>
              <p>{advantage.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="ink" labelledBy="uses-title">
        <SectionHead id="uses-title" title={page.uses.title} />
        <Pile />
      </Section>
      <Section labelledBy="questions-title" className="beside">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Faq items={page.questions.items} name="flipping-catalog-faq" firstOpen />
      </Section>
      <CallToAction cta={page.cta} tone="sky" sign="page" />
    </>
  );
}

/** What can be leafed through, as a pile of books that shows their spines. */
function Pile() {
  const { uses } = usePage().content.flippingCatalog;
  const tones: readonly Tone[] = ["mustard", "tomato", "sky"];
  return (
    <ul className="pile">
      {uses.items.map((use, index) => (
        <li key={use.title} className={`tone-${tones[index]}`}>
          <h3>{use.title}</h3>
          <p>{use.text}</p>
        </li>
      ))}
    </ul>
  );
}
