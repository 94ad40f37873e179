import { cycle } from "../../components/cycle.ts";
import { Icon } from "../../components/icon.tsx";
import { CallLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Faq } from "../../components/sections/questions.tsx";
import { Section, SectionHead } from "../../components/sections/section.tsx";
import { callWaves } from "./call-waves.tsx";
import { ClockDial } from "./clock-dial.tsx";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { Picture } from "./picture.tsx";
import type { Words } from "./words.ts";

/** RispondiSubito: a number to try, and a call from moment to moment. */
export const page: PageContent<Words> = {
  words: { it, en },
  Body,
  Picture,
  ground: "mustard",
  priceRange: "rispondiSubito",
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero
        tone="mustard"
        className="bleeds boxed"
        hero={words.hero}
        picture={<Picture alt={words.hero.pictureAlt} />}
        box={<TestCall words={words.test} />}
      />
      <Section labelledBy="features-title" items={words.features.items}>
        <SectionHead id="features-title" title={words.features.title} />
        <Features words={words.features} />
      </Section>
      <Section tone="ink" labelledBy="call-title" items={words.call.moments}>
        <SectionHead id="call-title" title={words.call.title} text={words.call.text} />
        <ol className="rows">
          {words.call.moments.map((moment, index) => (
            <li key={moment.title}>
              {cycle(callWaves, index)}
              <h3>{moment.title}</h3>
              <p>{moment.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" id="process" labelledBy="process-title" items={words.process.steps}>
        <SectionHead id="process-title" title={words.process.title} />
        <Steps steps={words.process.steps} />
      </Section>
      <Section labelledBy="questions-title" items={words.questions.items} className="beside">
        <SectionHead id="questions-title" title={words.questions.title} />
        <Faq items={words.questions.items} name="rispondi-subito-faq" firstOpen />
      </Section>
      <CallToAction cta={words.cta} tone="teal" art={<Icon name="phone" />} />
    </>
  );
}

/** The invitation to try it out on the toll-free number, boxed. */
function TestCall({ words }: { words: Words["test"] }) {
  return (
    <section className="test-call tone-tomato" aria-labelledby="test-title">
      <h2 id="test-title">{words.title}</h2>
      <p>{words.text}</p>
      <CallLink className="button primary">{words.button}</CallLink>
      <small>{words.note}</small>
      <div className="actions">
        <WhatsAppLink />
      </div>
    </section>
  );
}

/** Four cards, one in each quarter of the clock. */
function Features({ words }: { words: Words["features"] }) {
  const tones = ["sky", "mustard", "sand", "teal"];
  return (
    <div className="dial">
      <ClockDial />
      <ul>
        {words.items.map((feature, index) => (
          <li key={feature.title} className={`tile tone-${cycle(tones, index)}`}>
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
