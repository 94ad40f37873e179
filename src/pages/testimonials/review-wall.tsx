import { ExternalLink } from "../../components/links.tsx";
import { usePage } from "../../components/page-context.tsx";
import { Stars } from "../../components/sections/reviews.tsx";
import type { Tone } from "../../components/sections/section.tsx";
import { site } from "../../site.ts";
import type { Review } from "../../words/reviews/words.ts";

/** Every review: the shorter it is, the larger it is set. The shortest open the wall, as wide as it is; the others fill its columns. */
export function ReviewWall() {
  const { ui, reviews } = usePage().shared;
  const parts = [reviews.filter(isShort), ...columnsOf(reviews.filter((review) => !isShort(review)))];
  return (
    <>
      <p className="wall-note">{ui.reviews.disclosure}</p>
      <div className="wall">
        {parts
          .filter((part) => part.length > 0)
          .map((part, start) => (
            <ul key={part[0]?.body}>
              {part.map((review, index) => (
                <li key={review.body} className={`tone-${toneOf(review, start * 2 + index)} ${voice(review)}`}>
                  <Brick review={review} />
                </li>
              ))}
            </ul>
          ))}
      </div>
    </>
  );
}

const tones: readonly Tone[] = ["paper", "mustard", "paper", "ink", "sky", "paper", "teal"];

/** In characters: what fits a line or two of poster type, and what fits a large quotation. */
const SHOUT = 75;
const SAY = 120;

const COLUMNS = 3;

/** Spreads reviews over columns of about the same height; the styles stretch them to the same. */
function columnsOf(reviews: readonly Review[]): Review[][] {
  const columns = Array.from({ length: COLUMNS }, () => ({ height: 0, reviews: [] as Review[] }));
  for (const review of reviews) {
    const lowest = columns.reduce((low, column) => (column.height < low.height ? column : low));
    lowest.height += heightOf(review);
    lowest.reviews.push(review);
  }
  return columns.map((column) => column.reviews);
}

/** In lines of text: stars, name and edges take about six; a large quotation has half as many characters to a line, and higher ones. */
function heightOf(review: Review): number {
  const lines =
    voice(review) === "said" ? Math.ceil(review.body.length / 19) * 1.35 : Math.ceil(review.body.length / 39);
  return 5.7 + lines;
}

function toneOf(review: Review, place: number): Tone | undefined {
  return isShort(review) ? "tomato" : tones[place % tones.length];
}

function isShort({ body }: Review): boolean {
  return body.length <= SHOUT;
}

function voice(review: Review): "shouted" | "said" | "told" {
  if (isShort(review)) return "shouted";
  return review.body.length <= SAY ? "said" : "told";
}

/** One review; a click anywhere on it opens the review listing. */
function Brick({ review: { author, company, body } }: { review: Review }) {
  const { ui } = usePage().shared;
  return (
    <figure>
      <Stars />
      <blockquote>
        <p>{body}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        {company && <span>{company}</span>}
        <ExternalLink href={site.links.reviews}>
          <span className="hidden">{`${author}: ${ui.reviews.readOne}`}</span>
        </ExternalLink>
      </figcaption>
    </figure>
  );
}
