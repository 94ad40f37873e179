import { cycle } from "../../components/cycle.ts";
import { CallLink, ExternalLink, WhatsAppLink } from "../../components/links.tsx";
import { usePage, useSite } from "../../components/page-context.tsx";
import { type SpokenReview, Stars, useReviews } from "../../components/sections/reviews.tsx";
import { SectionTitle, type Tone } from "../../components/sections/section.tsx";
import type { Service } from "../../facts/fact-rules.ts";
import { NBSP } from "../../facts/format.ts";
import type { Topic, Words } from "./words.ts";

/** Every review in its order, row by row. The shortest of those with a trade opens the wall, as wide as it is. Below the wall the reader is asked. */
export function ReviewWall({ words }: { words: Words["wall"] }) {
  const { facts } = useSite();
  const { ui } = usePage().shared;
  const reviews = useReviews();
  const topics = topicsOf(reviews);
  const opening = reviews.filter(({ company }) => company).sort((one, other) => one.text.length - other.text.length)[0];
  const items = reviews
    .filter((review) => review !== opening)
    .map((review, index) => (
      <WallReview key={review.text} review={review} topics={topics} tone={cycle(tones, index)} />
    ));
  return (
    <>
      <SectionTitle>{words.title}</SectionTitle>
      <Filter words={words} topics={topics} count={reviews.length} />
      <ul className="page-grid wall">
        {opening && <WallReview review={opening} topics={topics} tone="tomato" isOpening />}
        {items}
      </ul>
      <div className="page-grid wall-foot">
        <p className="wall-note">
          {ui.reviews.disclosure} <ExternalLink href={facts.links.reviews}>{ui.reviews.readOn}</ExternalLink>
        </p>
        <Yours title={words.yours} />
      </div>
      <p id="on-google" className="hidden">
        {ui.reviews.readOne} ({ui.opensNewTab})
      </p>
    </>
  );
}

const tones: readonly Tone[] = ["paper", "ink", "sky", "paper", "teal", "paper", "mustard"];

/** A place for the reader, who is no review. */
function Yours({ title }: { title: string }) {
  const { ui } = usePage().shared;
  return (
    <div className="tile wall-yours tone-mustard">
      <p className="title-l">{title}</p>
      <div className="actions">
        <CallLink className="button primary">{ui.callTollFree}</CallLink>
        <WhatsAppLink className="button ghost" />
      </div>
    </div>
  );
}

/** The services of each topic. */
export const topicServices: Record<Exclude<Topic, "other">, readonly Service[]> = {
  phone: ["rispondiSubito"],
  sites: ["instantWebsites", "landingPages"],
  ads: ["ads", "leadGeneration", "ecommerce", "analytics"],
  catalogs: ["flippingCatalog"],
};

/** Returns the reviews of each topic. A topic with a single review has none of its own: it is among the others. */
function topicsOf(reviews: readonly SpokenReview[]): Map<Topic, SpokenReview[]> {
  const named = Object.entries(topicServices).map(([topic, services]) => {
    const about = reviews.filter((review) => review.topics.some((service) => services.includes(service)));
    return [topic as Topic, about] as const;
  });
  const topics = new Map(named.filter(([, about]) => about.length > 1));
  const others = reviews.filter((review) => ![...topics.values()].some((about) => about.includes(review)));
  return topics.size > 0 && others.length > 0 ? topics.set("other", others) : topics;
}

/** Buttons that show the reviews of one topic, without a script: the styles look at which one is checked. */
function Filter({ words, topics, count }: { words: Words["wall"]; topics: Map<Topic, SpokenReview[]>; count: number }) {
  if (topics.size === 0) return null;
  const choices = [...topics.keys()].map((topic) => ({ topic, label: words.topics[topic] }));
  return (
    <fieldset className="actions wall-filter">
      <legend>{words.filter}</legend>
      {[{ topic: "all", label: `${words.all}${NBSP}${count}` }, ...choices].map(({ topic, label }) => (
        <label key={topic}>
          <input type="radio" name="topic" value={topic} defaultChecked={topic === "all"} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** In characters: what fits a large quotation. */
const SAY = 120;

/** One review; a click anywhere on it opens the review listing. */
function WallReview({
  review,
  topics,
  tone,
  isOpening = false,
}: {
  review: SpokenReview;
  topics: Map<Topic, SpokenReview[]>;
  tone: Tone;
  isOpening?: boolean;
}) {
  const { facts } = useSite();
  const manner = review.text.length <= SAY ? "said" : "told";
  const about = [...topics].filter(([, reviews]) => reviews.includes(review)).map(([topic]) => topic);
  return (
    <li className={`tile tone-${tone} ${isOpening ? "shouted" : manner}`} data-topics={about.join(" ") || undefined}>
      <figure>
        <blockquote>
          <p>{review.text}</p>
        </blockquote>
        <figcaption>
          <Stars />
          <a
            href={facts.links.reviews}
            target="_blank"
            rel="noopener"
            className="stretched"
            aria-describedby="on-google"
          >
            <strong>{review.author}</strong>
          </a>
          {review.company && <span>{review.company}</span>}
        </figcaption>
      </figure>
    </li>
  );
}
