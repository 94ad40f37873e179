import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { HeroWords } from "../../components/sections/page-hero.tsx";
import type { Titled } from "../../components/sections/section.tsx";

/** What every language says on this page. */
export interface Words extends PageWords {
  hero: HeroWords & { howWeWork: string };
  reputation: { title: string; text: string; verified: string; link: string };
  founder: { title: string; role: string; text: string; quote: string; link: string };
  values: { title: string; items: readonly Titled[] };
  method: { title: string; steps: readonly Titled[] };
  cta: CallToActionWords;
}
