import { PageLink } from "../../components/links.tsx";
import { usePage } from "../../components/page-context.tsx";
import { Bill } from "../../components/sections/bill.tsx";
import { ReviewWords, Stars, useReviews } from "../../components/sections/reviews.tsx";
import { Section, SectionTitle } from "../../components/sections/section.tsx";

/** What a page costs, and what one client says of it, in large type. */
export function PriceAndVoice({ site }: { site: string }) {
  const { say, shared } = usePage();
  return (
    <Section tone="teal" className="one-review" id="review">
      <SectionTitle className="hidden">{shared.ui.reviews.price}</SectionTitle>
      <div>
        <Bill of="landingPages" />
        <p className="fine-print">
          {say.terms.planFor} <PageLink to="instant-websites">{site}</PageLink>
        </p>
      </div>
      <ClientVoice />
    </Section>
  );
}

/** One review of the service. Without one, the price stands alone. */
function ClientVoice() {
  const { reviews: words } = usePage().shared.ui;
  const reviews = useReviews("landingPages");
  // A review may name several services; the first one is what it is about.
  const review = reviews.find(({ topics }) => topics[0] === "landingPages") ?? reviews[0];
  if (!review) return null;
  return (
    <div>
      <figure className="stack-2 quote">
        <Stars />
        <ReviewWords review={review}>
          <PageLink to="testimonials" className="more">
            {words.viewAll}
          </PageLink>
        </ReviewWords>
      </figure>
      <p className="fine-print reviews-note">{words.disclosureOfOne}</p>
    </div>
  );
}
