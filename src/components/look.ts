import type { ComponentType, ReactNode } from "react";
import type { CallToActionWords } from "./sections/call-to-action.tsx";
import type { HeroWords } from "./sections/page-hero.tsx";
import type { QuestionsWords } from "./sections/questions.tsx";
import type { Titled, Tone } from "./sections/section.tsx";

/** The names of tokens, by what they are. */
export interface TokenNames {
  roles: readonly string[];
  type: readonly string[];
  room: readonly string[];
  corners: readonly string[];
  widths: readonly string[];
}

/** Words and drawings to show looks with. */
export interface Sample {
  hero: HeroWords;
  features: Titled & { items: readonly Titled[] };
  process: { steps: readonly Titled[] };
  questions: QuestionsWords;
  cta: CallToActionWords;
  Drawing: ComponentType<{ alt: string }>;
  Band: ComponentType<{ alt: string }>;
  Closing: ComponentType;
  tokens: TokenNames;
}

/** What a block is for, and what it looks like. It stands beside the sheet of the block, under the same name. */
export interface Look {
  /** When to choose it, in one sentence. */
  says: string;
  /** Its kinds, each under the words that choose it. Those that are no whole section are shown in one. */
  kinds: Record<string, (sample: Sample, tone: Tone) => ReactNode>;
  /** Whether a kind is a whole section, with a ground of its own. */
  isSection?: true;
  /** Whether every tone shows the same, so that one is enough. */
  isSameInTones?: true;
}
