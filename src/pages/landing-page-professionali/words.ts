import type { PageWords } from "../../components/page.ts";
import type { CallToActionWords } from "../../components/sections/call-to-action.tsx";
import type { HeroWords } from "../../components/sections/page-hero.tsx";
import type { QuestionsWords } from "../../components/sections/questions.tsx";
import type { Titled } from "../../components/sections/section.tsx";
import type { Facts } from "../../facts/fact-rules.ts";

type Phase = keyof Facts["delivery"]["landingPages"];

/** What every language says on this page. */
export interface Words extends PageWords {
  /** `plans` leads to the offer with its price list. */
  hero: HeroWords & { plans: string };
  /** The way to a site, for those who need more. */
  site: string;
  /** The map: both lines begin at the ad. */
  why: Titled & { map: { alt: string; home: string; stops: readonly string[]; landing: string; end: string } };
  /** Hosting, SSL, analytics, updates. */
  included: { title: string; items: readonly Titled[] };
  process: { title: string; steps: Record<Phase, Titled> };
  /** The parts of a page that convinces, shown as a drawn page. */
  anatomy: { title: string; parts: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
}
