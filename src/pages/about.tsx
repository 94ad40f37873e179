import { Icon } from "../components/icon.tsx";
import { AboutPicture } from "../components/illustrations/about.tsx";
import { FounderStamp } from "../components/illustrations/founder-stamp.tsx";
import { valueDrawings } from "../components/illustrations/value-drawings.tsx";
import { ExternalLink, PageLink } from "../components/links.tsx";
import { usePage } from "../components/page-context.tsx";
import { Picture } from "../components/picture.tsx";
import { Stars } from "../components/reviews.tsx";
import { CallToAction, PageHero, Section, SectionHead, Steps, type Tone } from "../components/sections.tsx";
import { site } from "../site.ts";

/** About: reputation, founder, values and method (specification section 2, About). */
export function AboutPage() {
  const page = usePage().content.about;
  return (
    <>
      <PageHero tone="sand" hero={page.hero} picture={<AboutPicture alt={page.hero.pictureAlt} />}>
        <PageLink to="contact" className="button primary">
          {page.cta.button}
        </PageLink>
        <a href="#method" className="button ghost">
          {page.method.title}
        </a>
      </PageHero>
      <Reputation />
      <Section tone="sky" labelledBy="founder-title">
        <FounderLetter />
      </Section>
      <Section labelledBy="values-title">
        <SectionHead id="values-title" title={page.values.title} />
        <Values />
      </Section>
      <Section tone="sand" id="method" labelledBy="method-title">
        <SectionHead id="method-title" title={page.method.title} text={page.method.text} />
        <Steps steps={page.method.steps} className="fingers" />
      </Section>
      <CallToAction cta={page.cta} tone="mustard" sign="chat" />
    </>
  );
}

function Reputation() {
  const { reputation } = usePage().content.about;
  return (
    <Section tone="ink" labelledBy="reputation-title" className="reputation">
      <Stars />
      <h2 id="reputation-title">{reputation.title}</h2>
      <div>
        <p className="lede">{reputation.text}</p>
        <p className="verified">
          <Icon name="check" />
          {reputation.verified}
        </p>
        <ExternalLink href={site.links.reviews} className="button ghost">
          {reputation.link}
        </ExternalLink>
      </div>
    </Section>
  );
}

/** The founder card, as a letter that came by air mail. */
function FounderLetter() {
  const { founder } = usePage().content.about;
  return (
    <article className="letter">
      {site.founder.photo ? (
        <div className="stamp">
          <Picture place="founder" image={site.founder.photo} alt={founder.role} />
        </div>
      ) : (
        <FounderStamp />
      )}
      <h2 id="founder-title">{founder.title}</h2>
      <blockquote>
        <p>{founder.quote}</p>
      </blockquote>
      <div className="letter-words">
        <p>{founder.text}</p>
        <p className="signature">{site.founder.initials}</p>
        <p>
          <strong>{founder.role}</strong>
        </p>
        <ExternalLink href={site.links.founder} className="button ghost">
          {founder.link}
        </ExternalLink>
      </div>
    </article>
  );
}

function Values() {
  const { values } = usePage().content.about;
  const tones: readonly Tone[] = ["mustard", "teal", "tomato"];
  return (
    <ul className="values">
      {values.items.map((value, index) => (
        <li key={value.title} className={`tone-${tones[index]}`}>
          {valueDrawings[index]}
          <h3>{value.title}</h3>
          <p>{value.text}</p>
        </li>
      ))}
    </ul>
  );
}
