import type { ComponentType } from "react";
import { cycle } from "./cycle.ts";
import { FirstScreenEnd } from "./document/first-screen-end.tsx";
import { PageLink } from "./links.tsx";
import { CallToAction, type CallToActionWords } from "./sections/call-to-action.tsx";
import { ClosingContact } from "./sections/closing-contact.tsx";
import { DaySteps } from "./sections/day-steps.tsx";
import { Items, Steps } from "./sections/lists.tsx";
import { type HeroKind, type HeroWords, PageHero } from "./sections/page-hero.tsx";
import { Answers, FoldedAnswers, type QuestionsWords } from "./sections/questions.tsx";
import { Section, type Titled, type Tone } from "./sections/section.tsx";

/** Words and drawings to show looks with. */
interface Sample {
  hero: HeroWords;
  features: Titled & { items: readonly Titled[] };
  process: { steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
  Drawing: ComponentType<{ alt: string }>;
  Band: ComponentType<{ alt: string }>;
  Closing: ComponentType;
}

const tones: readonly Tone[] = ["paper", "sand", "mustard", "teal", "tomato", "sky", "ink"];
const heroes: readonly HeroKind[] = ["framed", "bleeds", "hangs", "frieze", "type"];

/** All looks that pages share, each under the words that choose it. */
export function Looks({ sample }: { sample: Sample }) {
  const { features } = sample;
  return (
    <>
      {heroes.map((kind, index) => (
        <Hero key={kind} kind={kind} tone={cycle(tones, index + 1)} sample={sample} />
      ))}
      <FirstScreenEnd />
      {tones.map((tone) => (
        <Section key={tone} id={tone} tone={tone} head={{ title: `tone="${tone}"`, text: features.text }}>
          <Actions sample={sample} />
        </Section>
      ))}
      <Section id="below" head={{ title: 'note="below"', text: features.text }} note="below">
        <Actions sample={sample} />
      </Section>
      <Section id="beside" tone="sand" className="beside" head={{ title: 'className="beside"', text: features.text }}>
        <Items items={features.items} className="rows" />
      </Section>
      <Lists sample={sample} />
      <Closings sample={sample} />
    </>
  );
}

function Hero({ kind, tone, sample }: { kind: HeroKind; tone: Tone; sample: Sample }) {
  const { hero, cta, Drawing, Band } = sample;
  const offer = [cta, cta].map(({ title }, index) => ({ figure: `${index + 1}`, note: title }));
  return (
    <PageHero
      kind={kind}
      tone={tone}
      hero={{ ...hero, kicker: `kind="${kind}" tone="${tone}"`, offer }}
      // A frieze is its band at every width.
      {...(kind !== "frieze" && { Drawing })}
      Band={Band}
    >
      <PageLink to="contact" className="button primary">
        {cta.button}
      </PageLink>
    </PageHero>
  );
}

function Actions({ sample: { cta } }: { sample: Sample }) {
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
function Lists({ sample: { features, process, questions } }: { sample: Sample }) {
  const lists = {
    "Items columns": <Items items={features.items} className="columns" />,
    "Items rows": <Items items={features.items} className="rows" />,
    "Steps steps": <Steps steps={process.steps} />,
    "Steps line in a section runs-on": <Steps steps={process.steps} className="line" />,
    "Steps point-list": <Steps steps={process.steps} className="point-list" />,
    DaySteps: <DaySteps steps={process.steps.map((step, index) => ({ ...step, day: `${index + 1}` }))} />,
    "Answers answers": <Answers items={questions.items} />,
    "Answers answers ruled ticks": <Answers items={questions.items} className="answers ruled ticks" />,
    FoldedAnswers: <FoldedAnswers items={Object.values(questions.items)} />,
  };
  return Object.entries(lists).map(([title, list], index) => (
    <Section
      key={title}
      id={`list-${index}`}
      tone={cycle(["paper", "sand"] as const, index)}
      // The line runs to the edge of the screen.
      className={title.includes("runs-on") ? "runs-on" : ""}
      head={{ title }}
    >
      {list}
    </Section>
  ));
}

function Closings({ sample: { cta, Closing } }: { sample: Sample }) {
  const art = <Closing />;
  return (
    <>
      <CallToAction tone="mustard" cta={{ ...cta, title: "CallToAction" }} art={art} />
      {(["art-left", "poster-type"] as const).map((layout, index) => (
        <CallToAction
          key={layout}
          tone={cycle(["sky", "tomato"] as const, index)}
          cta={{ ...cta, title: `layout="${layout}"` }}
          art={art}
          layout={layout}
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
