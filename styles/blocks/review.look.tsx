import type { Look } from "../../src/components/look.ts";
import { ClientLine, TestimonialsCarousel } from "../../src/components/sections/reviews.tsx";

export const review: Look = {
  says: "What clients say: six cards to move through, or one client's words in a line.",
  kinds: {
    "<TestimonialsCarousel>": ({ features }) => <TestimonialsCarousel label={features.title} />,
    "<ClientLine>": () => <ClientLine />,
  },
};
