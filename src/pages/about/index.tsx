import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { ExternalLink, PageLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { Photo } from "../../components/photo.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Items, Steps } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { ReviewWords, Stars, useReviews } from "../../components/sections/reviews.tsx";
import { Section, SectionTitle, type Tone } from "../../components/sections/section.tsx";
import { valueDrawings } from "./value-drawings.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/about/drawing.svg");
const Frieze = drawingFrom("src/pages/about/frieze.svg");
const Closing = drawingFrom("src/pages/about/closing.svg");
const FounderStamp = drawingFrom("src/pages/about/founder-stamp.svg");

/** About: reputation, founder, values and method. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "mustard",
};

function Body({ words }: { words: Words }) {
  return (
    <>
      <PageHero tone="sand" hero={words.hero} kind="frieze" Band={Frieze}>
        <PageLink to="contact" className="button primary">
          {words.cta.button}
        </PageLink>
        <a href="#method" className="button ghost">
          {words.hero.howWeWork}
          <Icon name="arrow-down" />
        </a>
      </PageHero>
      <Reputation words={words.reputation} />
      <FirstScreenEnd />
      <Section tone="mustard" id="founder">
        <FounderLetter words={words.founder} />
      </Section>
      <Section id="values" head={words.values}>
        <Values words={words.values} />
      </Section>
      <Section tone="sand" id="method" className="runs-on" head={words.method}>
        <Steps steps={words.method.steps} className="fingers" />
      </Section>
      <CallToAction cta={words.cta} tone="sky" art={<Closing />} layout="poster-type" />
    </>
  );
}

/** What the agency does for its name; five stars above what a client says of the agency itself, and where it is from. */
function Reputation({ words }: { words: Words["reputation"] }) {
  const { facts } = useSite();
  const { ui } = usePage().shared;
  // The first ones stand on other pages.
  const review = useReviews().findLast(({ topics }) => topics.length === 0);
  return (
    <Section tone="ink" id="reputation" layout="seven-five" className="reputation">
      <div>
        <SectionTitle>{words.title}</SectionTitle>
        <p className="lede">{words.text}</p>
        <p className="side-by-side verified title-s">
          <Icon name="check" />
          {words.verified}
        </p>
        <ExternalLink href={facts.links.reviews} className="button ghost">
          {words.link}
        </ExternalLink>
      </div>
      <div>
        <Stars />
        {review && (
          <>
            <figure className="stack-2 quote">
              <ReviewWords review={review} />
            </figure>
            <p className="fine-print reviews-note">{ui.reviews.disclosureOfOne}</p>
          </>
        )}
      </div>
    </Section>
  );
}

/** The founder card, as a letter that came by air mail. */
function FounderLetter({ words }: { words: Words["founder"] }) {
  const { facts } = useSite();
  return (
    <div className="letter on-paper">
      {facts.founder.photo ? (
        <div className="stamp">
          <Photo place="founder" image={facts.founder.photo} alt={`${facts.founder.initials}, ${words.role}`} />
        </div>
      ) : (
        <FounderStamp />
      )}
      <SectionTitle className="title-m">{words.title}</SectionTitle>
      <blockquote>
        <p>{words.quote}</p>
      </blockquote>
      <div className="letter-words">
        <p>{words.text}</p>
        <p className="signature title-l">{facts.founder.initials}</p>
        <p>
          <strong>{words.role}</strong>
        </p>
        {facts.links.founder && (
          <ExternalLink href={facts.links.founder} className="button ghost">
            {words.link}
          </ExternalLink>
        )}
      </div>
    </div>
  );
}

function Values({ words }: { words: Words["values"] }) {
  const { facts } = useSite();
  const tones: readonly Tone[] = ["mustard", "teal", "tomato"];
  return (
    <Items
      items={words.items}
      look="stack-2"
      className="value-cards"
      before={valueDrawings(facts.experience.reputationYears)}
      tones={tones}
    />
  );
}
