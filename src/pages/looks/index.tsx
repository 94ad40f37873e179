import { cycle } from "../../components/cycle.ts";
import { FirstScreenEnd } from "../../components/document/page-regions.tsx";
import { PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { ClosingContact } from "../../components/sections/closing-contact.tsx";
import { DaySteps } from "../../components/sections/day-steps.tsx";
import { Items, Steps } from "../../components/sections/lists.tsx";
import { type HeroKind, PageHero } from "../../components/sections/page-hero.tsx";
import { Answers, FoldedAnswers } from "../../components/sections/questions.tsx";
import { Section, type Tone } from "../../components/sections/section.tsx";
import { Closing, Drawing, Strip } from "../template/drawing.tsx";
import type { Words } from "../template/words.ts";

/** All looks that pages share, each under the words that choose it. Only the development server shows it. */
export const page: PageContent<Words> = { Body };

const tones: readonly Tone[] = ["paper", "sand", "mustard", "teal", "tomato", "sky", "ink"];
const heroes: readonly HeroKind[] = ["framed", "bleeds", "hangs", "frieze", "type"];

function Body({ words }: { words: Words }) {
  return (
    <>
      {heroes.map((kind, index) => (
        <Hero key={kind} kind={kind} tone={cycle(tones, index + 1)} words={words} />
      ))}
      <FirstScreenEnd />
      {tones.map((tone) => (
        <Section key={tone} id={tone} tone={tone} head={{ title: `tone="${tone}"`, text: words.features.text }}>
          <Actions words={words} />
        </Section>
      ))}
      <Section id="below" head={{ title: 'note="below"', text: words.features.text }} note="below">
        <Actions words={words} />
      </Section>
      <Section
        id="beside"
        tone="sand"
        className="beside"
        head={{ title: 'className="beside"', text: words.features.text }}
      >
        <Items items={words.features.items} className="rows" />
      </Section>
      <Lists words={words} />
      <Closings words={words} />
    </>
  );
}

function Hero({ kind, tone, words: { hero, cta } }: { kind: HeroKind; tone: Tone; words: Words }) {
  const offer = [cta, cta].map(({ title }, index) => ({ figure: `${index + 1}`, note: title }));
  return (
    <PageHero
      kind={kind}
      tone={tone}
      hero={{ ...hero, kicker: `kind="${kind}" tone="${tone}"`, offer }}
      // A frieze is its strip at every width.
      {...(kind !== "frieze" && { Drawing })}
      Strip={Strip}
    >
      <PageLink to="contact" className="button primary">
        {cta.button}
      </PageLink>
    </PageHero>
  );
}

function Actions({ words: { cta } }: { words: Words }) {
  return (
    <div className="actions">
      <PageLink to="contact" className="button primary">
        button primary
      </PageLink>
      <PageLink to="contact" className="button ghost">
        button ghost
      </PageLink>
      <PageLink to="contact" className="more">
        more
      </PageLink>
      <p className="fine-print">{`fine-print: ${cta.text}`}</p>
    </div>
  );
}

/** Each look of a list, and of questions. */
function Lists({ words: { features, process, questions } }: { words: Words }) {
  const lists = {
    "Items columns": <Items items={features.items} className="columns" />,
    "Items rows": <Items items={features.items} className="rows" />,
    "Steps steps": <Steps steps={process.steps} />,
    "Steps line": <Steps steps={process.steps} className="line" />,
    "Steps point-list": <Steps steps={process.steps} className="point-list" />,
    DaySteps: <DaySteps steps={process.steps.map((step, index) => ({ ...step, day: `${index + 1}` }))} />,
    "Answers answers": <Answers items={questions.items} />,
    "Answers answers ruled ticks": <Answers items={questions.items} className="answers ruled ticks" />,
    FoldedAnswers: <FoldedAnswers items={questions.items} />,
  };
  return Object.entries(lists).map(([title, list], index) => (
    <Section key={title} id={`list-${index}`} tone={cycle(["paper", "sand"] as const, index)} head={{ title }}>
      {list}
    </Section>
  ));
}

function Closings({ words: { cta } }: { words: Words }) {
  const art = <Closing />;
  return (
    <>
      <CallToAction tone="mustard" cta={{ ...cta, title: "CallToAction" }} art={art} price={null} />
      {(["art-left", "poster-type"] as const).map((layout, index) => (
        <CallToAction
          key={layout}
          tone={cycle(["sky", "tomato"] as const, index)}
          cta={{ ...cta, title: `layout="${layout}"` }}
          art={art}
          layout={layout}
          price={null}
        />
      ))}
      <ClosingContact
        tone="ink"
        art={art}
        words={{ ...cta, title: "ClosingContact" }}
        whatsapp="WhatsApp"
        call="Call"
      />
    </>
  );
}
