import type { PageWords } from "../../components/page.ts";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** The ways to get in touch, when each is open, and what its link does. */
  ways: Record<"phone" | "whatsapp" | "calendar", Titled & { when: string; action: string }>;
  /** Above the number and the offices. */
  details: string;
  /** What happens after the first contact. */
  next: { title: string; steps: readonly Titled[] };
  closing: Titled;
}
