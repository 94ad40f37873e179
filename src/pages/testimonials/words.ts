import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  cta: CallToActionWords;
}
