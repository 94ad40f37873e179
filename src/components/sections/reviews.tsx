import type { Review } from "../../words/reviews/words.ts";
import { Icon } from "../icon.tsx";
import { Island } from "../island.tsx";
import { PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { Slide } from "./slide.tsx";

/** How many reviews the carousels show; the testimonials page shows them all. */
const CAROUSEL_REVIEWS = 6;

/** One customer's words, with five stars. */
function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className="review">
      <Stars />
      <blockquote>
        <p>{review.body}</p>
      </blockquote>
      <figcaption>
        <strong>{review.author}</strong>
        {review.company && <span>{review.company}</span>}
      </figcaption>
    </figure>
  );
}

/** Five stars, said once to those who cannot see them. */
export function Stars() {
  const { ui } = usePage().shared;
  return (
    <p className="stars">
      <span className="hidden">{ui.reviews.stars}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" />
      ))}
    </p>
  );
}

/** Six reviews: three at a time, two below 1024 px, one below 640 px. */
export function TestimonialsCarousel({
  label,
  authors = [],
}: {
  label: string;
  /** Whose reviews come first. */
  authors?: readonly string[];
}) {
  const { ui, reviews: all } = usePage().shared;
  const isChosen = ({ author }: Review) => authors.includes(author);
  const chosenFirst = [...all.filter(isChosen), ...all.filter((review) => !isChosen(review))];
  const reviews = chosenFirst.slice(0, CAROUSEL_REVIEWS);
  return (
    <div className="reviews">
      <Island
        name="carousel"
        hydrate="view"
        props={{
          label,
          kind: ui.carousel.kind,
          previous: ui.carousel.previous,
          next: ui.carousel.next,
          position: ui.carousel.position,
        }}
        slots={{
          slides: reviews.map((review, index) => (
            <Slide key={review.body} index={index} count={reviews.length}>
              <ReviewCard review={review} />
            </Slide>
          )),
        }}
      />
      <p className="reviews-note">{ui.reviews.disclosure}</p>
      <PageLink to="testimonials" className="more">
        {ui.reviews.viewAll}
      </PageLink>
    </div>
  );
}
