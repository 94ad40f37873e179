import { answers } from "../../styles/blocks/answers.look.tsx";
import { bill } from "../../styles/blocks/bill.look.tsx";
import { button } from "../../styles/blocks/button.look.tsx";
import { columns } from "../../styles/blocks/columns.look.tsx";
import { contact } from "../../styles/blocks/contact.look.tsx";
import { cta } from "../../styles/blocks/cta.look.tsx";
import { daySteps } from "../../styles/blocks/day-steps.look.tsx";
import { hero } from "../../styles/blocks/hero.look.tsx";
import { line } from "../../styles/blocks/line.look.tsx";
import { price } from "../../styles/blocks/price.look.tsx";
import { questions } from "../../styles/blocks/questions.look.tsx";
import { review } from "../../styles/blocks/review.look.tsx";
import { rows } from "../../styles/blocks/rows.look.tsx";
import { steps } from "../../styles/blocks/steps.look.tsx";
import { carousel } from "../../styles/interactive/carousel.look.tsx";
import { embed } from "../../styles/interactive/embed.look.tsx";
import { tool } from "../../styles/interactive/tool.look.tsx";
import { layout } from "../../styles/layout.look.tsx";
import { tokens } from "../../styles/tokens.look.tsx";
import { tones as toneLook } from "../../styles/tones.look.tsx";
import { type } from "../../styles/type.look.tsx";
import type { Look, Sample } from "./look.ts";
import { Section, tones } from "./sections/section.tsx";

/** What all else is made of, every block that pages choose, and what works with a script, by the names of their sheets. */
const groups: Record<string, Record<string, Look>> = {
  "What all is made of": { tones: toneLook, type, tokens, layout },
  Blocks: {
    hero,
    button,
    columns,
    rows,
    steps,
    line,
    "day-steps": daySteps,
    answers,
    questions,
    review,
    price,
    bill,
    cta,
    contact,
  },
  "What works with a script": { carousel, embed, tool },
};
const looks = Object.assign({}, ...Object.values(groups)) as Record<string, Look>;

export const lookNames = Object.keys(looks);

/** All looks, each with what it is for, and framed in the width of a phone and of a laptop, which is shown at half its size. */
export function Looks({ folder }: { folder: string }) {
  return (
    <>
      <Section id="looks" head={{ title: "Looks", text: "What pages are made of, and when to choose it." }}>
        <dl className="stack-2">
          {Object.entries(groups).map(([group, looks]) => (
            <div key={group}>
              <dt className="title-s">{group}</dt>
              <dd className="looks-index link-row">
                {Object.keys(looks).map((name) => (
                  <a key={name} href={`#${name}`}>
                    {name}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {Object.entries(looks).map(([name, { says }], index) => (
        <Section key={name} id={name} tone={index % 2 === 0 ? "sand" : "paper"} head={{ title: name, text: says }}>
          <div className="stack-2">
            <div className="looks-frames">
              {[390, 1440].map((width) => (
                <div key={width} className="looks-frame" data-width={width}>
                  <iframe src={`${folder}${name}/`} width={width} loading="lazy" title={`${name}, ${width} px wide`} />
                </div>
              ))}
            </div>
            <a href={`${folder}${name}/`} className="more">
              {name} by itself
            </a>
          </div>
        </Section>
      ))}
    </>
  );
}

/** All kinds of a look, in all tones if these change it. */
export function LookOf({ name, sample }: { name: string; sample: Sample }) {
  const { kinds, isSection, isSameInTones } = looks[name] as Look;
  const shown = isSameInTones ? tones.slice(0, 1) : tones;
  return Object.entries(kinds).map(([kind, show]) => (
    <div key={kind}>
      <h2 className="looks-kind">
        <code className="page-width">{kind}</code>
      </h2>
      {shown.map((tone) =>
        isSection ? (
          <div key={tone}>{show(sample, tone)}</div>
        ) : (
          <div key={tone} className={`section tone-${tone}`}>
            <div className="page-width stack-2">
              {!isSameInTones && <code>{`tone="${tone}"`}</code>}
              {show(sample, tone)}
            </div>
          </div>
        ),
      )}
    </div>
  ));
}
