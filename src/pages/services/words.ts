import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { Path } from "../../urls.ts";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** Above the list of services, and below it: a service without a card. */
  index: Titled;
  more: { text: string; link: string };
  /** What a budget for the first months buys, beginning with the name of the offer; what to take instead, in other cases; what is there at their end, what follows, and what it is too little for. */
  starts: Titled & {
    items: readonly (Record<"budget" | "offer" | "buys" | "instead" | "monthThree" | "follows" | "no", string> & {
      path: Path;
    })[];
  };
  /** What is the same for every service: what remains the customer's, what stops, and the rest one by one. */
  terms: { title: string; yours: string; stops: string; items: readonly Titled[] };
  cta: CallToActionWords;
}
