import type { ReactNode } from "react";
import type { Service } from "../../facts/fact-rules.ts";
import { commaList } from "../../facts/format.ts";
import { drawingFrom } from "../drawing-from.tsx";
import { PageLink } from "../links.tsx";
import { usePage, useSite } from "../page-context.tsx";
import { Carousel } from "./carousel.tsx";

/** How many reviews the carousels show; the testimonials page shows them all. */
const CAROUSEL_REVIEWS = 6;

/** One client's words, with five stars. */
function ReviewCard({ review }: { review: SpokenReview }) {
  return (
    <figure className="review">
      <Stars />
      <ReviewWords review={review} />
    </figure>
  );
}

/** What a figure says of a client: words, name and trade, and what stands beside the name. */
export function ReviewWords({ review, children }: { review: SpokenReview; children?: ReactNode }) {
  return (
    <>
      <blockquote>{review.text}</blockquote>
      <figcaption>
        <strong>{review.author}</strong>
        {review.company && <span>{review.company}</span>}
        {children}
      </figcaption>
    </>
  );
}

const FiveStars = drawingFrom("src/components/sections/stars.svg");

/** Five stars in one drawing, said to those who cannot see it. */
export function Stars() {
  const { ui } = usePage().shared;
  return <FiveStars alt={ui.reviews.stars} />;
}

/**
 * One client's words in a line, for places without a section of their own: of a service, or of the agency itself.
 * Nothing where no review speaks of it. Where reviews come from stands on the page that the name leads to.
 */
export function ClientLine({ of: service }: { of?: Service }) {
  const { ui } = usePage().shared;
  const ofService = useReviews(service);
  const [review] = service ? ofService : ofService.filter(({ topics }) => topics.length === 0);
  if (!review) return null;
  return (
    <figure className="client-line">
      <blockquote>{review.text}</blockquote>
      <figcaption className="fine-print">
        <PageLink to="testimonials">
          {commaList(review.author, review.company)}
          <span className="hidden">{`: ${ui.reviews.viewAll}`}</span>
        </PageLink>
      </figcaption>
    </figure>
  );
}

/** Six reviews: three at a time, two below 1024 px, one below 640 px. Those of a service are others than the first six, which home shows. */
export function TestimonialsCarousel({
  label,
  topic,
}: {
  label: string;
  /** The service whose reviews come first, then those of no service. */
  topic?: Service;
}) {
  const { ui } = usePage().shared;
  const all = useReviews();
  const others = topic ? all.slice(CAROUSEL_REVIEWS) : [];
  const ofTopic = ({ topics }: SpokenReview) => topics.some((one) => one === topic);
  const ofNone = ({ topics }: SpokenReview) => topics.length === 0;
  const ordered = [others.filter(ofTopic), others.filter(ofNone), others, all.filter(ofTopic), all];
  const reviews = [...new Set(ordered.flat())].slice(0, CAROUSEL_REVIEWS);
  return (
    <div className="reviews">
      <Carousel
        label={label}
        slides={reviews.map((review) => ({ key: review.text, content: <ReviewCard review={review} /> }))}
      />
      <p className="fine-print reviews-note">{ui.reviews.disclosure}</p>
      <PageLink to="testimonials" className="more">
        {ui.reviews.viewAll}
      </PageLink>
    </div>
  );
}

/** A review in the language of the page. */
export interface SpokenReview {
  author: string;
  company: string | undefined;
  topics: readonly Service[];
  text: string;
}

/** Returns the reviews in their order: all, or those that speak of a service. */
export function useReviews(topic?: Service): SpokenReview[] {
  const { facts } = useSite();
  const { language } = usePage();
  const reviews = facts.reviews.map(({ author, company, topics = [], text }) => ({
    author,
    company: company?.[language],
    topics,
    // The check of the facts reports a missing language.
    text: text[language] ?? "",
  }));
  return topic ? reviews.filter(({ topics }) => topics.includes(topic)) : reviews;
}
