import { ExternalLink } from "../../components/links.tsx";
import { usePage } from "../../components/page-context.tsx";
import { Stars } from "../../components/sections/reviews.tsx";
import type { Tone } from "../../components/sections/section.tsx";
import { site } from "../../site.ts";
import type { Review } from "../../words/reviews/words.ts";

/**
 * Every review: the shorter it
 * is, the larger it is set. The shortest open the wall, as wide as it is.
 */
export function ReviewWall() {
  const { ui, reviews } = usePage().shared;
  const sorted = reviews.toSorted((a, b) => Number(isShort(b)) - Number(isShort(a)));
  return (
    <>
      <p className="wall-note">{ui.reviews.disclosure}</p>
      <ul className="wall">
        {sorted.map((review, index) => (
          <li
            key={review.body}
            className={`tone-${isShort(review) ? "tomato" : tones[index % tones.length]} ${voice(review)}`}
          >
            <Brick review={review} />
          </li>
        ))}
      </ul>
    </>
  );
}

const tones: readonly Tone[] = ["paper", "mustard", "paper", "ink", "sky", "paper", "teal"];

/** In characters: what fits a line or two of poster type, and what fits a large quotation. */
const SHOUT = 75;
const SAY = 120;

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
          <span className="hidden">{`${author}: ${ui.reviews.readOn}`}</span>
        </ExternalLink>
      </figcaption>
    </figure>
  );
}
