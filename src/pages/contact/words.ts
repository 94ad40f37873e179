import type { PageWords } from "../../components/page.ts";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  /** What happens after the first contact. */
  next: { title: string; steps: readonly Titled[] };
  closing: Titled;
}
