import type { Look } from "../../src/components/look.ts";
import {
  ClientLine,
  ReviewWords,
  Stars,
  TestimonialsCarousel,
  useReviews,
} from "../../src/components/sections/reviews.tsx";

export const review: Look = {
  says: "What clients say: six cards to move through, one client's words in large type, or in a line.",
  kinds: {
    "<TestimonialsCarousel>": ({ features }) => <TestimonialsCarousel label={features.title} />,
    '<figure className="stack-2 quote">': () => <Quote />,
    "<ClientLine>": () => <ClientLine />,
  },
};

function Quote() {
  const [review] = useReviews();
  if (!review) return null;
  return (
    <figure className="stack-2 quote">
      <Stars />
      <ReviewWords review={review} />
    </figure>
  );
}
