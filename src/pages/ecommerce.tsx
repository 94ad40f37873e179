import { EcommercePicture } from "../components/illustrations/ecommerce.tsx";
import { PageLink, WhatsAppLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { Answers, CallToAction, PageHero, Section, SectionHead, Steps } from "../components/sections.tsx";

/** E-commerce: where orders get lost, and what is done about it. */
export function EcommercePage() {
  const page = usePage().content.ecommerce;
  return (
    <>
      <PageHero tone="sky" hero={page.hero} picture={<EcommercePicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {page.cta.button}
        </PageLink>
        <WhatsAppLink />
      </PageHero>
      <Section labelledBy="leaks-title">
        <SectionHead id="leaks-title" title={page.leaks.title} text={page.leaks.text} />
        <dl className="rows ledger">
          {page.leaks.rows.map(({ leak, remedy }) => (
            <div key={leak}>
              <dt>{leak}</dt>
              <dd>{remedy}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section tone="sand" labelledBy="features-title">
        <SectionHead id="features-title" title={page.featuresTitle} />
        <Shelf />
      </Section>
      <Section tone="mustard" id="process" labelledBy="process-title" className="poster">
        <SectionHead id="process-title" title={page.process.title} text={page.process.text} />
        <Steps steps={page.process.steps} className="points receipt" />
      </Section>
      <Section labelledBy="questions-title">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Answers items={page.questions.items} />
      </Section>
      <CallToAction cta={page.cta} tone="teal" sign="cart" />
    </>
  );
}

/** The features as parcels of unequal height on one shelf, each with its label. */
function Shelf() {
  const { features } = usePage().content.ecommerce;
  const tones = ["tomato", "teal", "mustard", "sky"];
  return (
    <ul className="shelf">
      {features.map((feature, index) => (
        <li key={feature.title} className={`tone-${tones[index]}`}>
          <div className="parcel-label">
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
