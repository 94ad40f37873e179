import { callWaves } from "../components/illustrations/call-waves.tsx";
import { ClockDial } from "../components/illustrations/clock-dial.tsx";
import { RispondiSubitoPicture } from "../components/illustrations/rispondi-subito.tsx";
import { CallLink, WhatsAppLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { CallToAction, Faq, PageHero, Section, SectionHead, Steps } from "../components/sections.tsx";

/** RispondiSubito: a number to try, and a call from moment to moment. */
export function RispondiSubitoPage() {
  const page = usePage().content.rispondiSubito;
  return (
    <>
      <PageHero tone="mustard" hero={page.hero} picture={<RispondiSubitoPicture alt={page.hero.pictureAlt} />} />
      <TestCall />
      <Section labelledBy="features-title">
        <SectionHead id="features-title" title={page.featuresTitle} />
        <Features />
      </Section>
      <Section tone="ink" labelledBy="call-title">
        <SectionHead id="call-title" title={page.call.title} text={page.call.text} />
        <ol className="rows">
          {page.call.moments.map((moment, index) => (
            <li key={moment.title}>
              {callWaves[index]}
              <h3>{moment.title}</h3>
              <p>{moment.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" id="process" labelledBy="process-title">
        <SectionHead id="process-title" title={page.process.title} />
        <Steps steps={page.process.steps} />
      </Section>
      <Section labelledBy="questions-title" className="beside">
        <SectionHead id="questions-title" title={page.questions.title} />
        <Faq items={page.questions.items} name="rispondi-subito-faq" firstOpen />
      </Section>
      <CallToAction cta={page.cta} tone="teal" sign="phone" />
    </>
  );
}

/** The invitation to try it out on the toll-free number, boxed (specification section 2, RispondiSubito page). */
function TestCall() {
  const { test } = usePage().content.rispondiSubito;
  return (
    <section className="test-call measure tone-tomato" aria-labelledby="test-title">
      <h2 id="test-title">{test.title}</h2>
      <p>{test.text}</p>
      <CallLink className="button primary">{test.button}</CallLink>
      <small>{test.note}</small>
      <div className="actions">
        <WhatsAppLink />
      </div>
    </section>
  );
}

/** Four cards, one in each quarter of the clock. */
function Features() {
  const { features } = usePage().content.rispondiSubito;
  const tones = ["sky", "mustard", "sand", "teal"];
  return (
    <div className="dial">
      <ClockDial />
      <ul>
        {features.map((feature, index) => (
          <li key={feature.title} className={`tile tone-${tones[index]}`}>
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
