import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  wall: {
    title: string;
    /** Above the ways to get in touch, below the reviews. */
    yours: string;
    filter: string;
    all: string;
    topics: Record<Topic, string>;
  };
  cta: CallToActionWords;
}

/** What the reviews can be filtered by. */
export type Topic = "phone" | "sites" | "ads" | "catalogs" | "other";
