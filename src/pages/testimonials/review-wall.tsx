import { Fragment } from "react";
import { cycle } from "../../components/cycle.ts";
import { CallLink, ExternalLink, WhatsAppLink } from "../../components/links.tsx";
import { usePage } from "../../components/page-context.tsx";
import { ReviewWords, type SpokenReview, Stars, useReviews } from "../../components/sections/reviews.tsx";
import type { Tone } from "../../components/sections/section.tsx";
import { NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import { topicServices } from "./topic-services.ts";
import type { Topic, Words } from "./words.ts";

/** Every review: the shorter it is, the larger it is set. The shortest of those with a trade opens the wall, as wide as it is; the others fill its columns. */
export function ReviewWall({ words }: { words: Words["wall"] }) {
  const { ui } = usePage().shared;
  const reviews = useReviews();
  const shouted = shortestOf(reviews);
  const parts = [shouted ? [shouted] : [], ...columnsOf(reviews.filter((review) => review !== shouted))];
  return (
    <>
      <h2 id="wall-title">{words.title}</h2>
      <Filter words={words} reviews={reviews} />
      <div className="wall">
        {parts
          .filter((part) => part.length > 0)
          .map((part, start) => (
            <Fragment key={part[0]?.text}>
              <ul>
                {part.map((review, index) => (
                  <li
                    key={review.text}
                    className={
                      review === shouted
                        ? "tone-tomato shouted"
                        : `tone-${cycle(tones, start * 2 + index)} ${voice(review)}`
                    }
                    data-topics={topicsOf(review).join(" ") || undefined}
                  >
                    <Brick review={review} />
                  </li>
                ))}
              </ul>
              {start === 1 && <Yours title={words.yours} />}
            </Fragment>
          ))}
      </div>
      <p className="wall-note">
        {ui.reviews.disclosure} <ExternalLink href={site.links.reviews}>{ui.reviews.readOn}</ExternalLink>
      </p>
    </>
  );
}

/** A brick for the reader, on phones, where the wall is long. */
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

/** Buttons that show the reviews of one topic, without a script: the styles look at which one is checked. */
function Filter({ words, reviews }: { words: Words["wall"]; reviews: readonly SpokenReview[] }) {
  const topics = (Object.keys(topicServices) as Topic[]).filter((topic) =>
    reviews.some((review) => topicsOf(review).includes(topic)),
  );
  return (
    <fieldset className="wall-filter">
      <legend>{words.filter}</legend>
      {["all" as const, ...topics].map((topic) => (
        <label key={topic}>
          <input type="radio" name="topic" value={topic} defaultChecked={topic === "all"} />
          <span>
            {topic === "all" ? words.all : words.topics[topic]}
            {NBSP}
            <small>
              {topic === "all" ? reviews.length : reviews.filter((review) => topicsOf(review).includes(topic)).length}
            </small>
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

const tones: readonly Tone[] = ["paper", "mustard", "paper", "ink", "sky", "paper", "teal"];

/** In characters: what fits a large quotation. */
const SAY = 120;

const COLUMNS = 3;

/** Spreads reviews over columns of about the same height. */
function columnsOf(reviews: readonly SpokenReview[]): SpokenReview[][] {
  const columns = Array.from({ length: COLUMNS }, () => ({ height: 0, reviews: [] as SpokenReview[] }));
  for (const review of reviews) {
    const lowest = columns.reduce((low, column) => (column.height < low.height ? column : low));
    lowest.height += heightOf(review);
    lowest.reviews.push(review);
  }
  return columns.map((column) => column.reviews);
}

/** In lines of text: stars, name and edges take about three and a half; a large quotation has half as many characters to a line, and higher ones. */
function heightOf(review: SpokenReview): number {
  const lines =
    voice(review) === "said" ? Math.ceil(review.text.length / 19) * 1.33 : Math.ceil(review.text.length / 40);
  return 3.6 + lines;
}

function shortestOf(reviews: readonly SpokenReview[]): SpokenReview | undefined {
  return reviews.filter(({ company }) => company).sort((one, other) => one.text.length - other.text.length)[0];
}

function voice(review: SpokenReview): "said" | "told" {
  return review.company && review.text.length <= SAY ? "said" : "told";
}

/** One review; a click anywhere on it opens the review listing. */
function Brick({ review }: { review: SpokenReview }) {
  const { ui } = usePage().shared;
  return (
    <figure>
      <Stars />
      <ReviewWords review={review}>
        <ExternalLink href={site.links.reviews} mark={false}>
          <span className="hidden">{`${review.author}: ${ui.reviews.readOne}`}</span>
        </ExternalLink>
      </ReviewWords>
    </figure>
  );
}
