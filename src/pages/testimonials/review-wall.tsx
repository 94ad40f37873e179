import { cycle } from "../../components/cycle.ts";
import { CallLink, ExternalLink, WhatsAppLink } from "../../components/links.tsx";
import { usePage, useSite } from "../../components/page-context.tsx";
import { ReviewWords, type SpokenReview, Stars, useReviews } from "../../components/sections/reviews.tsx";
import type { Tone } from "../../components/sections/section.tsx";
import type { PricedService } from "../../facts/fact-rules.ts";
import { NBSP } from "../../facts/format.ts";
import type { Topic, Words } from "./words.ts";

/** Every review: the shorter it is, the larger it is set. The shortest of those with a trade opens the wall, as wide as it is; the others fill its columns. */
export function ReviewWall({ words }: { words: Words["wall"] }) {
  const { facts } = useSite();
  const { ui } = usePage().shared;
  const reviews = useReviews();
  const shouted = shortestOf(reviews);
  const columns = columnsOf(reviews.filter((review) => review !== shouted));
  return (
    <>
      <h2 id="wall-title">{words.title}</h2>
      <Filter words={words} reviews={reviews} />
      <div className="stack-2 wall">
        {shouted && (
          <ul className="stack-2">
            <Brick review={shouted} className="tone-tomato shouted" />
          </ul>
        )}
        {columns.map((column, start) => (
          <div key={column[0]?.text ?? start} className="stack-2 wall-column">
            {column.length > 0 && (
              <ul className="stack-2">
                {column.map((review, index) => (
                  <Brick
                    key={review.text}
                    review={review}
                    className={`tone-${cycle(tones, start * 2 + index)} ${voice(review)}`}
                  />
                ))}
              </ul>
            )}
            {start === 0 && <Yours title={words.yours} />}
          </div>
        ))}
      </div>
      <p className="wall-note">
        {ui.reviews.disclosure} <ExternalLink href={facts.links.reviews}>{ui.reviews.readOn}</ExternalLink>
      </p>
    </>
  );
}

/** A brick for the reader, at the foot of the first column: on phones, in the middle of the wall. */
function Yours({ title }: { title: string }) {
  const { ui } = usePage().shared;
  return (
    <div className="wall-yours tone-tomato">
      <p>{title}</p>
      <CallLink className="button primary">{ui.callTollFree}</CallLink>
      <WhatsAppLink />
    </div>
  );
}

/** The services of each topic. */
export const topicServices: Record<Topic, readonly PricedService[]> = {
  phone: ["rispondiSubito"],
  sites: ["instantWebsites", "landingPages"],
  ads: ["ads", "leadGeneration", "ecommerce", "analytics"],
  catalogs: ["flippingCatalog"],
};

/** Buttons that show the reviews of one topic, without a script: the styles look at which one is checked. A single review needs no button. */
function Filter({ words, reviews }: { words: Words["wall"]; reviews: readonly SpokenReview[] }) {
  const topics = (Object.keys(topicServices) as Topic[])
    .map((topic) => ({
      topic,
      label: words.topics[topic],
      count: reviews.filter((review) => topicsOf(review).includes(topic)).length,
    }))
    .filter(({ count }) => count > 1);
  if (topics.length === 0) return null;
  return (
    <fieldset className="actions wall-filter">
      <legend>{words.filter}</legend>
      {[{ topic: "all", label: words.all, count: reviews.length }, ...topics].map(({ topic, label, count }) => (
        <label key={topic}>
          <input type="radio" name="topic" value={topic} defaultChecked={topic === "all"} />
          <span>
            {label}
            {NBSP}
            <small>{count}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function topicsOf(review: SpokenReview): Topic[] {
  return (Object.keys(topicServices) as Topic[]).filter((topic) =>
    review.topics.some((service) => topicServices[topic].includes(service)),
  );
}

const tones: readonly Tone[] = ["paper", "ink", "sky", "paper", "teal", "paper", "mustard"];

/** In characters: what fits a large quotation. */
const SAY = 120;

/** The height of the brick for the reader, as `heightOf` gives that of a review. */
const YOURS_HEIGHT = 12;

/** Spreads reviews over three columns of about the same height, the tallest ones first. Each column keeps their order. */
function columnsOf(reviews: readonly SpokenReview[]): SpokenReview[][] {
  const columns = [YOURS_HEIGHT, 0, 0].map((height) => ({ height, reviews: new Set<SpokenReview>() }));
  for (const review of [...reviews].sort((one, other) => heightOf(other) - heightOf(one))) {
    const lowest = columns.reduce((low, column) => (column.height < low.height ? column : low));
    lowest.height += heightOf(review);
    lowest.reviews.add(review);
  }
  return columns.map((column) => reviews.filter((review) => column.reviews.has(review)));
}

/** In lines of text: stars, name, edges and the gap take almost six; a large quotation has half as many characters to a line, and higher ones. */
function heightOf(review: SpokenReview): number {
  const lines =
    voice(review) === "said" ? Math.ceil(review.text.length / 19) * 1.33 : Math.ceil(review.text.length / 40);
  return 5.8 + lines;
}

function shortestOf(reviews: readonly SpokenReview[]): SpokenReview | undefined {
  return reviews.filter(({ company }) => company).sort((one, other) => one.text.length - other.text.length)[0];
}

function voice(review: SpokenReview): "said" | "told" {
  return review.company && review.text.length <= SAY ? "said" : "told";
}

/** One review; a click anywhere on it opens the review listing. */
function Brick({ review, className }: { review: SpokenReview; className: string }) {
  const { facts } = useSite();
  const { ui } = usePage().shared;
  return (
    <li className={className} data-topics={topicsOf(review).join(" ")}>
      <figure>
        <Stars />
        <ReviewWords review={review}>
          <ExternalLink href={facts.links.reviews} mark={false}>
            <span className="hidden">{`${review.author}: ${ui.reviews.readOne}`}</span>
          </ExternalLink>
        </ReviewWords>
      </figure>
    </li>
  );
}
